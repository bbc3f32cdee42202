import {moveInquiry} from './data.ts'
import {element} from './element.ts'
import type {Inquiry} from './entries.ts'
import {absoluteTime, typeTitle, unescapeHtml} from './format.ts'
import {definitions, heading, line, status} from './parts.ts'
import type {View} from './view.ts'

/** The next statuses of each status, and the words of their buttons. */
const steps: Record<string, [next: string, label: string][]> = {
  new: [['contacted', 'Mark as contacted']],
  contacted: [
    ['contracted', 'Mark as contracted'],
    ['closed', 'Close'],
    ['new', 'Back to new'],
  ],
  contracted: [
    ['closed', 'Close'],
    ['contacted', 'Back to contacted'],
  ],
  closed: [['contacted', 'Reopen']],
}

export const inquiryView: View<Inquiry> = {
  title: 'Inquiries',
  list: '/local/inquiries',
  empty: ['No inquiries yet', 'Send one with the contact form of the site. It appears here as it is stored.'],
  id: (inquiry) => inquiry.id,
  words: ({name, email, phone, message, status}) =>
    unescapeHtml([name, email, phone, message, status].join(' ')),
  row: (inquiry) => [
    line(unescapeHtml(inquiry.name), inquiry.createTime),
    element('p', {class: 'excerpt'}, unescapeHtml(inquiry.message)),
    element(
      'p',
      {class: 'marks'},
      status(inquiry.status),
      element('span', {}, typeTitle(String(inquiry.type))),
      inquiry.suspect === true && element('span', {class: 'warning'}, 'Suspect'),
      isNotificationDue(inquiry) && element('span', {class: 'unnotified'}, 'Office not notified'),
    ),
  ],
  detail: (inquiry) => [
    heading(unescapeHtml(inquiry.name), inquiry.createTime),
    actions(inquiry),
    element('p', {class: 'message'}, unescapeHtml(inquiry.message)),
    properties(inquiry),
  ],
}

/** As the order of the list in dashboard/inquiries.ts. */
function isNotificationDue({suspect, notification}: Inquiry): boolean {
  return suspect !== true && notification?.notified !== true
}

function notificationText({suspect, notification}: Inquiry): string {
  if (notification?.notified) {
    const {attempts, notifiedAt} = notification
    const time = notifiedAt ? `, ${absoluteTime(notifiedAt)}` : ''
    return `Notified${time}, ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`
  }
  if (suspect === true) return 'None: nobody is notified of a suspect inquiry'
  if (!notification) return 'Not yet: no attempt so far'
  const {attempts, lastError} = notification
  const reason = lastError ? `the last error was ${lastError}` : 'one may be under way'
  return `Not yet: ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}, ${reason}`
}

function actions({id, status: current}: Inquiry): HTMLElement {
  const problem = element('p', {class: 'problem', role: 'alert'})
  const move = (next: string) => () => {
    moveInquiry(id, next).catch((error: Error) => problem.replaceChildren(error.message))
  }
  const buttons = (steps[current] ?? []).map(([next, label], i) => {
    const attributes = {class: i === 0 ? 'primary' : 'quiet', 'data-key': `move-${i}`}
    return element('button', {...attributes, on: {click: move(next)}}, label)
  })
  return element('div', {class: 'actions'}, status(current), ...buttons, problem)
}

function properties(inquiry: Inquiry): HTMLElement {
  const {metadata, consent} = inquiry
  const email = unescapeHtml(inquiry.email)
  const phone = unescapeHtml(inquiry.phone)
  return definitions([
    ['E-mail', element('a', {href: `mailto:${encodeURIComponent(email)}`}, email)],
    ['Phone', phone && element('a', {href: `tel:${phone.replace(/[^\d+]/g, '')}`}, phone)],
    ['Type', typeTitle(String(inquiry.type))],
    ['Suspect', inquiry.suspect === true && 'Yes: it looks as if a robot filled in the form'],
    [
      'Notification',
      element('span', isNotificationDue(inquiry) ? {class: 'warning'} : {}, notificationText(inquiry)),
    ],
    ['Received', absoluteTime(inquiry.timestamp ?? inquiry.createTime)],
    ['Page', unescapeHtml(metadata?.source)],
    ['Came from', unescapeHtml(metadata?.referrer)],
    ['Browser', unescapeHtml(metadata?.userAgent)],
    ['Consent', consent && `Version ${unescapeHtml(consent.version)}, ${absoluteTime(consent.time)}`],
    ['Id', element('code', {}, inquiry.id)],
  ])
}
