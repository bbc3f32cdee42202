import {moveInquiry} from './data.js'
import {element} from './element.js'
import {absoluteTime, documentTitle, typeTitle, unescapeHtml} from './format.js'
import {status, timeOf} from './lists.js'

/** One entry, complete. */
export const details = {
  inquiries: inquiryDetail,
  mails: mailDetail,
  content: documentDetail,
  errors: errorDetail,
}

const steps = {
  new: [['contacted', 'Mark as contacted']],
  contacted: [
    ['closed', 'Close'],
    ['new', 'Back to new'],
  ],
  closed: [['contacted', 'Reopen']],
}

function inquiryDetail(inquiry) {
  const email = unescapeHtml(inquiry.email)
  const phone = unescapeHtml(inquiry.phone)
  const problem = element('p', {class: 'problem', role: 'alert'})
  const buttons = (steps[inquiry.status] ?? []).map(([next, label], i) =>
    element(
      'button',
      {
        class: i === 0 ? 'primary' : 'quiet',
        'data-key': `move-${i}`,
        on: {
          click: () => {
            moveInquiry(inquiry.id, next).catch((error) => problem.replaceChildren(error.message))
          },
        },
      },
      label,
    ),
  )
  return [
    heading(unescapeHtml(inquiry.name), inquiry.createTime),
    element('div', {class: 'actions'}, status(inquiry.status), ...buttons, problem),
    element('p', {class: 'message'}, unescapeHtml(inquiry.message)),
    facts([
      ['E-mail', element('a', {href: `mailto:${encodeURIComponent(email)}`}, email)],
      ['Phone', phone && element('a', {href: `tel:${phone.replace(/[^\d+]/g, '')}`}, phone)],
      ['Type', typeTitle(String(inquiry.type))],
      ['Suspect', inquiry.suspect === true && 'Yes: it looks as if a robot filled in the form'],
      ['Received', absoluteTime(inquiry.timestamp ?? inquiry.createTime)],
      ['Page', unescapeHtml(inquiry.metadata?.source)],
      ['Came from', unescapeHtml(inquiry.metadata?.referrer)],
      ['Browser', unescapeHtml(inquiry.metadata?.userAgent)],
      [
        'Consent',
        inquiry.consent &&
          `Version ${unescapeHtml(inquiry.consent.version)}, ${absoluteTime(inquiry.consent.time)}`,
      ],
      ['Id', element('code', {}, inquiry.id)],
    ]),
  ]
}

function mailDetail(mail) {
  const html = element('iframe', {
    title: 'The mail as it is shown to its reader',
    sandbox: '',
    src: `/local/mails/${mail.id}/html`,
  })
  const text = element('pre', {class: 'text', hidden: true, tabindex: '0'}, mail.text)
  const choose = (view) => () => {
    html.hidden = view !== 'html'
    text.hidden = view !== 'text'
    for (const button of switches) button.setAttribute('aria-pressed', String(button.dataset.key === view))
  }
  const switches = [
    ['html', 'As shown'],
    ['text', 'Plain text'],
  ].map(([view, label]) =>
    element(
      'button',
      {class: 'quiet', 'data-key': view, 'aria-pressed': view === 'html', on: {click: choose(view)}},
      label,
    ),
  )
  if (!mail.html) choose('text')()
  else switches[0].setAttribute('aria-pressed', 'true')
  switches[1].setAttribute('aria-pressed', String(!mail.html))
  return [
    heading(mail.subject || 'No subject', mail.receivedAt),
    facts([
      ['To', mail.recipients.join(', ')],
      ['From', mail.from],
      ['Reply to', mail.replyTo],
    ]),
    element('div', {class: 'actions', role: 'group', 'aria-label': 'View'}, mail.html !== '' && switches),
    html,
    text,
  ]
}

function errorDetail(log) {
  const {context = {}} = log
  const viewport = context.viewport && `${context.viewport.width} × ${context.viewport.height}`
  return [
    heading(log.message || 'No message', log.createTime),
    facts([
      ['Severity', typeTitle(String(log.severity))],
      ['Category', typeTitle(String(log.category))],
      ['Page', context.url],
      ['Component', context.component],
      ['Action', context.action],
      ['Session', context.sessionId],
      ['Viewport', viewport],
      ['Browser', context.userAgent],
      ['Happened', context.timestamp && absoluteTime(context.timestamp)],
      ...Object.entries(context.additionalData ?? {}).map(([name, value]) => [name, String(value)]),
    ]),
    log.stack ? element('pre', {class: 'text', tabindex: '0'}, log.stack) : '',
  ]
}

function documentDetail(document) {
  return [
    heading(documentTitle(document), document._updatedAt),
    facts([
      ['Type', typeTitle(document._type)],
      ['State', document._id.startsWith('drafts.') ? 'Draft' : 'Published'],
      ['Id', element('code', {}, document._id)],
      ['Created', absoluteTime(document._createdAt)],
    ]),
    element('pre', {class: 'text', tabindex: '0'}, JSON.stringify(document, null, 2)),
  ]
}

function heading(title, time) {
  return element('div', {class: 'heading'}, element('h2', {}, title), timeOf(time, absoluteTime(time)))
}

/** Pairs without a value are left out. */
function facts(pairs) {
  return element(
    'dl',
    {},
    pairs
      .filter(([, value]) => value)
      .map(([name, value]) => element('div', {}, element('dt', {}, name), element('dd', {}, value))),
  )
}
