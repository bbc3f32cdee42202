import type {Inquiry} from './inquiry.ts'

const columns: [title: string, value: (inquiry: Inquiry) => string][] = [
  ['Received', ({receivedAt}) => timeText(receivedAt)],
  ['Status', ({status}) => status],
  ['Assignee', ({assignee}) => assignee],
  ['Type', ({type}) => type],
  ['Name', ({name}) => name],
  ['E-mail', ({email}) => email],
  ['Phone', ({phone}) => phone],
  ['Message', ({message}) => message],
  [
    'Office notified',
    ({notification}) => (notification?.notified ? timeText(notification.notifiedAt) : 'no'),
  ],
  ['Suspect', ({suspect}) => (suspect ? 'yes' : '')],
  ['Changed', ({changedAt}) => timeText(changedAt)],
  ['Details', ({details}) => details.map(([name, value]) => `${name}: ${value}`).join('\n')],
  ['Id', ({id}) => id],
]

/** A table for a spreadsheet (RFC 4180), with a byte order mark, without which Excel takes UTF-8 for another encoding. */
export function toCsv(inquiries: readonly Inquiry[]): string {
  const rows = [
    columns.map(([title]) => title),
    ...inquiries.map((inquiry) => columns.map(([, value]) => value(inquiry))),
  ]
  return `\ufeff${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}

/** A spreadsheet runs a cell that begins like a formula, in quotes or not; an apostrophe makes it text. */
function cell(text: string): string {
  const isFormula = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20|%]|^[\t\r\n]/.test(text)
  return `"${(isFormula ? `'${text}` : text).replaceAll('"', '""')}"`
}

function timeText(time: number): string {
  return time ? new Date(time).toISOString() : ''
}
