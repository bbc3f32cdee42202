import {element, emptyState} from './element.js'
import {absoluteTime, documentTitle, relativeTime, typeTitle, unescapeHtml} from './format.js'

const rowsAtOnce = 100
let shown = rowsAtOnce

export function resetRows() {
  shown = rowsAtOnce
}

/** How each room shows its entries as rows, and what it says when there are none. */
export const rooms = {
  inquiries: {
    title: 'Inquiries',
    empty: [
      'No inquiries yet',
      'Send one with the contact form of the site. It appears here as it is stored.',
    ],
    id: (inquiry) => inquiry.id,
    words: (inquiry) =>
      unescapeHtml([inquiry.name, inquiry.email, inquiry.phone, inquiry.message, inquiry.status].join(' ')),
    row: (inquiry) => [
      line(unescapeHtml(inquiry.name), inquiry.createTime),
      element('p', {class: 'excerpt'}, unescapeHtml(inquiry.message)),
      element(
        'p',
        {class: 'marks'},
        status(inquiry.status),
        element('span', {}, typeTitle(String(inquiry.type))),
        inquiry.suspect === true && element('span', {class: 'warning'}, 'Suspect'),
      ),
    ],
  },
  mails: {
    title: 'Mail',
    empty: ['No mail yet', 'Whatever is sent to the local SMTP port is kept here and goes nowhere else.'],
    id: (mail) => String(mail.id),
    words: (mail) => [mail.subject, mail.from, mail.to, mail.replyTo, mail.text].join(' '),
    row: (mail) => [
      line(mail.subject || 'No subject', mail.receivedAt),
      element('p', {class: 'excerpt'}, `From ${mail.replyTo || mail.from}`),
    ],
  },
  content: {
    title: 'Content',
    empty: ['No content yet', 'Documents appear here when a seed is loaded or the Studio creates one.'],
    id: (document) => document._id,
    words: (document) => `${documentTitle(document)} ${document._id} ${JSON.stringify(document)}`,
    row: (document) => [
      line(documentTitle(document), document._updatedAt),
      element(
        'p',
        {class: 'marks'},
        document._id.startsWith('drafts.') && element('span', {class: 'warning'}, 'Draft'),
        element('code', {}, document._id),
      ),
    ],
  },
  errors: {
    title: 'Error log',
    empty: ['No errors logged', 'Errors that the site reports appear here.'],
    id: (log) => log.id,
    words: (log) => [log.message, log.category, log.severity, log.stack, log.context?.url].join(' '),
    row: (log) => [
      line(log.message || 'No message', log.createTime),
      element(
        'p',
        {class: 'marks'},
        element(
          'span',
          {class: /CRITICAL|HIGH/.test(log.severity) && 'warning'},
          typeTitle(String(log.severity)),
        ),
        element('span', {}, typeTitle(String(log.category))),
      ),
    ],
  },
}

/** The rows that hold every word of the search, each a link to its entry. */
export function listOf(room, base, entries, search, selected, showMore) {
  const {id, words, row, empty} = rooms[room]
  const wanted = search.toLowerCase().split(/\s+/).filter(Boolean)
  const found = entries.filter((entry) => {
    const text = words(entry).toLowerCase()
    return wanted.every((word) => text.includes(word))
  })
  if (entries.length === 0) return {found: 0, view: emptyState(...empty)}
  if (found.length === 0)
    return {found: 0, view: emptyState('Nothing found', `No entry holds "${search.trim()}".`)}
  const rows = found.slice(0, shown).map((entry) =>
    element(
      'li',
      {},
      element(
        'a',
        {
          href: `${base}/${encodeURIComponent(id(entry))}`,
          'data-key': id(entry),
          'aria-current': id(entry) === selected && 'true',
        },
        row(entry),
      ),
    ),
  )
  const more = () => {
    shown += rowsAtOnce
    showMore()
  }
  const rest = found.length - shown
  return {
    found: found.length,
    view: element(
      'div',
      {},
      element('ul', {class: 'rows'}, rows),
      rest > 0 &&
        element('button', {class: 'more', 'data-key': 'more', on: {click: more}}, `Show more (${rest} left)`),
    ),
  }
}

/** Content begins with its types; a list of ten thousand documents helps nobody. */
export function typesList(counts, search, selected) {
  const types = Object.entries(counts)
    .filter(([type]) => `${type} ${typeTitle(type)}`.toLowerCase().includes(search.trim().toLowerCase()))
    .sort(([a], [b]) => typeTitle(a).localeCompare(typeTitle(b)))
  if (types.length === 0) {
    const nothing = Object.keys(counts).length === 0
    return {
      found: 0,
      view: nothing
        ? emptyState(...rooms.content.empty)
        : emptyState('Nothing found', 'No type has such a name.'),
    }
  }
  const rows = types.map(([type, count]) =>
    element(
      'li',
      {},
      element(
        'a',
        {
          class: 'type',
          href: `#/content/${encodeURIComponent(type)}`,
          'data-key': type,
          'aria-current': type === selected && 'true',
        },
        element('span', {}, typeTitle(type)),
        element('span', {class: 'figure'}, String(count)),
      ),
    ),
  )
  return {found: types.length, view: element('ul', {class: 'rows'}, rows)}
}

export function status(name) {
  return element(
    'span',
    {class: `status ${['new', 'contacted', 'closed'].includes(name) ? name : ''}`},
    typeTitle(String(name)),
  )
}

export function timeOf(iso, text = relativeTime(iso)) {
  return element('time', {datetime: iso, title: absoluteTime(iso)}, text)
}

function line(title, time) {
  return element('div', {class: 'line'}, element('strong', {}, title), timeOf(time))
}
