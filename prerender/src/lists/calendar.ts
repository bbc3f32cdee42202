import {addDays, isDate} from '@upline/domain/dates/date.ts'
import {clockAt} from '@upline/domain/dates/zoned-time.ts'
import {calendarPath, eventPath, eventSpan} from '@upline/web/lib/event-span.ts'
import {ContentFailure, type RenderFailure} from '../report.ts'

/** All events for calendar programs, past ones too: a program that subscribes to the file would delete them. */
export const calendarFile = calendarPath.slice(1)

export const calendarQuery = `*[_type == "calendarEvent"] | order(_id asc){_id, _updatedAt, title, kind, allDay, weekdays, startDate, startTime, endDate, endTime, timeZone, description, place, url}`

type Row = Readonly<Record<string, unknown>>
type CalendarEvent = Exclude<ReturnType<typeof readEvent>, string>

/** RFC 5545 files by name: one of all events, one of each. `origin` is the site's. A document that cannot be an event is left out and reported. */
export function calendarFiles(
  origin: string,
  name: string,
  rows: readonly unknown[],
): {files: Map<string, string>; failures: RenderFailure[]} {
  const files = new Map<string, string>()
  const failures: RenderFailure[] = []
  const events: string[][] = []
  for (const row of rows as Row[]) {
    const event = readEvent(row)
    if (typeof event === 'string') {
      const message = `The event ${row._id} cannot be in the calendar: ${event}`
      failures.push(new ContentFailure(calendarFile, message, {document: String(row._id)}))
      continue
    }
    const lines = eventLines(origin, event)
    events.push(lines)
    files.set(eventPath(event._id).slice(1), toFile(name, [lines]))
  }
  files.set(calendarFile, toFile(name, events))
  return {files, failures}
}

/** Returns an event, or why the document cannot be one. Other invalid values are ignored. */
function readEvent(row: Row) {
  const text = (name: string) => (typeof row[name] === 'string' && row[name] !== '' ? row[name] : null)
  const [_id, title, startDate] = [text('_id'), text('title'), text('startDate')]
  if (!_id || !title) return 'it has no title'
  if (!isDate(startDate)) return 'its first day is none'
  const endDate = text('endDate')
  const url = text('url')
  return {
    _id,
    title,
    startDate,
    _updatedAt: text('_updatedAt') ?? '',
    allDay: row.allDay === true,
    weekdays: row.weekdays === true,
    startTime: text('startTime'),
    endDate: isDate(endDate) ? endDate : null,
    endTime: text('endTime'),
    timeZone: text('timeZone'),
    description: text('description'),
    place: text('place'),
    url: url && /^https?:\/\//i.test(url) && URL.canParse(url) ? url : null,
  }
}

/** Times are in UTC, which every program understands. What repeats has the time of its zone, so that summer time does not move it. */
function eventLines(origin: string, event: CalendarEvent): string[] {
  const {weekdays, endDate} = event
  const span = eventSpan(weekdays ? {...event, endDate: null} : event)
  const changed = utc(new Date(event._updatedAt))
  const time = (name: string, moment: Date): string => {
    if (!weekdays || span.kind === 'days') return `${name}:${utc(moment)}`
    const {date, time} = clockAt(span.timeZone, moment.getTime())
    return `${name};TZID=${span.timeZone}:${digits(date)}T${time.replaceAll(':', '')}`
  }
  const about = [event.description, event.url].filter(Boolean).join('\n\n')
  return [
    'BEGIN:VEVENT',
    `UID:${event._id}@${new URL(origin).hostname}`,
    `DTSTAMP:${changed}`,
    `LAST-MODIFIED:${changed}`,
    ...(span.kind === 'days'
      ? [`DTSTART;VALUE=DATE:${digits(span.first)}`, `DTEND;VALUE=DATE:${digits(addDays(span.last, 1))}`]
      : [
          time('DTSTART', span.start),
          // An end has to be later than the beginning; without one the event ends as it begins.
          ...(span.end > span.start ? [time('DTEND', span.end)] : []),
        ]),
    ...(weekdays
      ? [`RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR${endDate ? `;UNTIL=${digits(endDate)}T235959Z` : ''}`]
      : []),
    `SUMMARY:${escapeValue(event.title)}`,
    ...(about ? [`DESCRIPTION:${escapeValue(about)}`] : []),
    ...(event.place ? [`LOCATION:${escapeValue(event.place)}`] : []),
    ...(event.url ? [`URL:${new URL(event.url).href}`] : []),
    // A deadline or a window of weeks does not make an agent busy.
    `TRANSP:${span.kind === 'days' ? 'TRANSPARENT' : 'OPAQUE'}`,
    'END:VEVENT',
  ]
}

/** Returns the definition of a zone of the United States. Both times are the same if the zone has no daylight saving time. */
function zoneLines(zone: string): string[] {
  const format = new Intl.DateTimeFormat('en-US', {timeZone: zone, timeZoneName: 'longOffset'})
  const [winter = '', summer = ''] = ['2026-01-15', '2026-07-15'].map((date) =>
    format.format(new Date(date)).replace(/^.*GMT|:/g, ''),
  )
  const observance = (name: string, start: string, sunday: string, from: string, to: string) => [
    `BEGIN:${name}`,
    `DTSTART:${start}T020000`,
    `RRULE:FREQ=YEARLY;${sunday}`,
    `TZOFFSETFROM:${from}`,
    `TZOFFSETTO:${to}`,
    `END:${name}`,
  ]
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...observance('STANDARD', '20071104', 'BYMONTH=11;BYDAY=1SU', summer, winter),
    ...observance('DAYLIGHT', '20070311', 'BYMONTH=3;BYDAY=2SU', winter, summer),
    'END:VTIMEZONE',
  ]
}

function toFile(name: string, events: readonly string[][]): string {
  const zones = new Set(events.flat().flatMap((line) => /^DTSTART;TZID=(.*?):/.exec(line)?.[1] ?? []))
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Upline//Calendar//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeValue(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    'X-PUBLISHED-TTL:PT12H',
    ...[...zones].flatMap(zoneLines),
    ...events.flat(),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

/** Escapes a text for a value: separators and line ends; removes control characters. */
function escapeValue(text: string): string {
  return (
    text
      .replace(/[\\;,]/g, (sign) => `\\${sign}`)
      .replace(/\r\n?|\n/g, '\\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches them on purpose
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
  )
}

/** Folds lines to at most 75 bytes without cutting a character. */
function fold(line: string): string {
  let folded = ''
  let bytes = 0
  for (const letter of line) {
    const size = Buffer.byteLength(letter)
    if (bytes + size > 75) {
      folded += '\r\n '
      bytes = 1
    }
    folded += letter
    bytes += size
  }
  return folded
}

const digits = (day: string): string => day.replaceAll('-', '')

/** Returns `20270114T160000Z`, or the beginning of 1970 for an invalid date. */
function utc(moment: Date): string {
  const known = Number.isNaN(moment.getTime()) ? new Date(0) : moment
  return known.toISOString().replace(/[-:]|\.\d+/g, '')
}
