import {writeCsv} from '@upline/editorial/tables/write-csv.ts'
import type {Inquiry} from './inquiry.ts'
import {titleOf} from './inquiry-facts.tsx'

const columns: [title: string, value: (inquiry: Inquiry) => string][] = [
  ['Received', ({receivedAt}) => timeText(receivedAt)],
  ['Status', ({status}) => status],
  ['Assignee', ({assignee}) => assignee],
  ['Type', ({type}) => type],
  ['Name', ({name}) => name],
  ['Email', ({email}) => email],
  ['Phone', ({phone}) => phone],
  ['Message', ({message}) => message],
  ['Office emailed', ({notification}) => (notification?.notified ? timeText(notification.notifiedAt) : 'no')],
  ['Possible spam', ({suspect}) => (suspect ? 'yes' : '')],
  ['Changed', ({changedAt}) => timeText(changedAt)],
  ['Details', ({details}) => details.map(([name, value]) => `${titleOf(name)}: ${value}`).join('\n')],
  ['ID', ({id}) => id],
]

/** Formats inquiries as CSV. */
export function toCsv(inquiries: readonly Inquiry[]): string {
  return writeCsv(
    columns.map(([title]) => title),
    inquiries.map((inquiry) => columns.map(([, value]) => value(inquiry))),
  )
}

function timeText(time: number): string {
  return time ? new Date(time).toISOString() : ''
}
