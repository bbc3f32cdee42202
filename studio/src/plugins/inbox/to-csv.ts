import {inquiryReference} from '@upline/domain/inquiry/inquiry-id.ts'
import {localTime} from '@upline/editorial/schedules/browser-time.ts'
import {writeCsv} from '@upline/editorial/tables/write-csv.ts'
import type {Inquiry, Note} from './inquiry.ts'
import {titleOf} from './inquiry-facts.tsx'

type Row = {inquiry: Inquiry; notes: readonly Note[]}

const columns: [title: string, value: (row: Row) => string][] = [
  ['Reference', ({inquiry}) => inquiryReference(inquiry.id)],
  ['Received', ({inquiry}) => timeText(inquiry.receivedAt)],
  ['Status', ({inquiry}) => inquiry.status],
  ['Assignee', ({inquiry}) => inquiry.assignee],
  ['Type', ({inquiry}) => inquiry.type],
  ['Name', ({inquiry}) => inquiry.name],
  ['Email', ({inquiry}) => inquiry.email],
  // A cell that begins with a plus would get an apostrophe, which Excel shows.
  ['Phone', ({inquiry}) => inquiry.phone.replace(/^\+1 /, '')],
  ['Message', ({inquiry}) => inquiry.message],
  [
    'Office emailed',
    ({inquiry: {notification}}) => (notification?.notified ? timeText(notification.notifiedAt) : 'no'),
  ],
  ['Possible spam', ({inquiry}) => (inquiry.suspect ? 'yes' : '')],
  ['Changed', ({inquiry}) => timeText(inquiry.changedAt)],
  [
    'Notes',
    ({notes}) => notes.map(({time, author, text}) => `${timeText(time)}, ${author}: ${text}`).join('\n'),
  ],
]

/** Formats inquiries as CSV. Each answer is a column, and times are in the browser's time zone. */
export function toCsv(inquiries: readonly Inquiry[], notes: ReadonlyMap<string, readonly Note[]>): string {
  const answers = [...new Set(inquiries.flatMap(({details}) => details.map(([name]) => name)))]
  return writeCsv(
    [...columns.map(([title]) => title), ...answers.map(titleOf), 'ID'],
    inquiries.map((inquiry) => {
      const given = new Map(inquiry.details)
      const row = {inquiry, notes: notes.get(inquiry.id) ?? []}
      return [
        ...columns.map(([, value]) => value(row)),
        ...answers.map((name) => given.get(name) ?? ''),
        inquiry.id,
      ]
    }),
  )
}

/** Formats epoch milliseconds as `2026-11-28 09:15`, which spreadsheets read as a time. */
function timeText(time: number): string {
  return time ? localTime(new Date(time).toISOString()).slice(0, 16).replace('T', ' ') : ''
}
