import {TZDate} from '@date-fns/tz'
import {addDays, isDate} from '@upline/domain/dates/date.ts'
import {calendarPath, eventPath, eventSpan} from '@upline/web/lib/event-span.ts'
import ical, {ICalCalendarMethod, type ICalEventData, ICalEventTransparency} from 'ical-generator'
import {tzlib_get_ical_block} from 'timezones-ical-library'
import {ContentFailure, type RenderFailure} from '../report.ts'

/** All events for calendar programs, past ones too: a program that subscribes to the file would delete them. */
export const calendarFile = calendarPath.slice(1)

export const calendarQuery = `*[_type == "calendarEvent"] | order(_id asc){_id, _updatedAt, title, kind, allDay, weekdays, startDate, startTime, endDate, endTime, timeZone, description, place, url}`

type Row = Readonly<Record<string, unknown>>

/** RFC 5545 files by name: one of all events, one of each. `origin` is the site's. A document that cannot be an event is left out and reported. */
export function calendarFiles(origin: string, name: string, rows: readonly unknown[]) {
  const files = new Map<string, string>()
  const failures: RenderFailure[] = []
  const events: ICalEventData[] = []
  for (const row of rows as Row[]) {
    const event = readEvent(origin, row)
    if (typeof event === 'string') {
      const message = `The event ${row._id} cannot be in the calendar: ${event}`
      failures.push(new ContentFailure(calendarFile, message, {document: String(row._id)}))
      continue
    }
    events.push(event)
    files.set(eventPath(String(row._id)).slice(1), toFile(name, [event]))
  }
  files.set(calendarFile, toFile(name, events))
  return {files, failures}
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: a calendar must not contain them
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g

/**
 * Returns an event, or why the document cannot be one. Other invalid values are ignored. Times are in UTC, which every program understands.
 * What repeats has the time of its zone, so that summer time does not move it.
 */
function readEvent(origin: string, row: Row): ICalEventData | string {
  const text = (name: string) => {
    const value = row[name]
    return typeof value === 'string' ? value.replace(control, '') || null : null
  }
  const [id, title, startDate] = [text('_id'), text('title'), text('startDate')]
  const [lastDate, address] = [text('endDate'), text('url')]
  if (!id || !title) return 'it has no title'
  if (!isDate(startDate)) return 'its first day is none'
  const endDate = isDate(lastDate) ? lastDate : null
  const url = address && /^https?:\/\//i.test(address) && URL.canParse(address) ? new URL(address).href : null
  const repeats = row.weekdays === true
  const span = eventSpan({
    allDay: row.allDay === true,
    startDate,
    startTime: text('startTime'),
    endDate: repeats ? null : endDate,
    endTime: text('endTime'),
    timeZone: text('timeZone'),
  })
  const isTimed = span.kind === 'moments'
  const timezone = isTimed && repeats ? span.timeZone : null
  const inZone = (moment: Date) => (timezone ? new TZDate(moment, timezone) : moment)
  const changed = new Date(Date.parse(text('_updatedAt') ?? '') || 0)
  return {
    id: `${id}@${new URL(origin).hostname}`,
    stamp: changed,
    lastModified: changed,
    timezone,
    allDay: !isTimed,
    start: isTimed ? inZone(span.start) : new Date(span.first),
    // The end of whole days is exclusive. Without a later end, an event ends as it begins.
    end: !isTimed ? new Date(addDays(span.last, 1)) : span.end > span.start ? inZone(span.end) : null,
    repeating: repeats
      ? `RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR${endDate ? `;UNTIL=${endDate.replaceAll('-', '')}T235959Z` : ''}`
      : null,
    summary: title,
    description: [text('description'), url].filter(Boolean).join('\n\n') || null,
    location: text('place'),
    // The library escapes the signs of a text in an address, too.
    url: url?.replaceAll(',', '%2C').replaceAll(';', '%3B') ?? null,
    // A deadline or a window of weeks does not make an agent busy.
    transparency: isTimed ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
  }
}

function toFile(name: string, events: ICalEventData[]): string {
  return ical({
    name: name.replace(/\s+/g, ' '),
    prodId: '//Upline//Calendar//EN',
    method: ICalCalendarMethod.PUBLISH,
    ttl: 12 * 60 * 60,
    timezone: {name: null, generator: (zone) => tzlib_get_ical_block(zone)[0] ?? null},
    events,
  }).toString()
}
