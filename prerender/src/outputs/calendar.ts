import {TZDate} from '@date-fns/tz'
import {calendarPath, eventPath} from '@upline/domain/content/own-paths.ts'
import {addDays, firstWeekday, isDate} from '@upline/domain/dates/date.ts'
import {momentOf} from '@upline/domain/dates/zoned-time.ts'
import {eventSpan} from '@upline/web/lib/event-span.ts'
import ical, {ICalCalendarMethod, type ICalEventData, ICalEventTransparency} from 'ical-generator'
import {tzlib_get_ical_block} from 'timezones-ical-library'
import type {RenderProblem} from '../files/report.ts'

/** All events for calendar programs, past ones too: a program that subscribes to the file would delete them. */
export const calendarFile = calendarPath.slice(1)

export const calendarQuery = `*[_type == "calendarEvent"] | order(_id asc){_id, _updatedAt, title, kind, allDay, weekdays, startDate, startTime, endDate, endTime, timeZone, description, place, url}`

type Row = Readonly<Record<string, unknown>>

/** RFC 5545 files by name: one of all events, one of each. `origin` is the site's. A document that cannot be an event is left out and reported. */
export function calendarFiles(origin: string, name: string, rows: readonly unknown[]) {
  const files = new Map<string, string>()
  const failures: RenderProblem[] = []
  const events: ICalEventData[] = []
  for (const row of rows as Row[]) {
    const event = readEvent(origin, row)
    if (typeof event === 'string') {
      const message = `The event cannot be in the calendar: ${event}`
      failures.push({subject: calendarFile, message, isRendered: true, document: String(row._id)})
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
  const [id, title, firstDate] = [text('_id'), text('title'), text('startDate')]
  const [lastDate, address] = [text('endDate'), text('url')]
  if (!id || !title?.trim()) return 'it has no title'
  if (!isDate(firstDate)) return 'its start date is not a valid date'
  const endDate = isDate(lastDate) ? lastDate : null
  const url = address && /^https?:\/\//i.test(address) && URL.canParse(address) ? new URL(address).href : null
  const repeats = row.weekdays === true
  // The first date of a series has to be one that the rule repeats.
  const startDate = repeats ? firstWeekday(firstDate) : firstDate
  if (repeats && endDate && endDate < startDate) return 'no weekday is between its start and end dates'
  const times = {startTime: text('startTime'), endTime: text('endTime'), timeZone: text('timeZone')}
  const span = eventSpan({allDay: row.allDay === true, weekdays: repeats, startDate, endDate, ...times})
  const isTimed = span.kind === 'moments'
  const timezone = isTimed && repeats ? span.timeZone : null
  const until = endDate && untilText(endDate, timezone, times.startTime)
  const inZone = (moment: Date) => (timezone ? new TZDate(moment, timezone) : moment)
  const changed = new Date(Date.parse(text('_updatedAt') ?? '') || 0)
  return {
    id: `${id}@${new URL(origin).hostname}`,
    stamp: changed,
    lastModified: changed,
    // A calendar program updates an event that it has only if the number is higher.
    sequence: Math.max(0, Math.floor((changed.getTime() - sequenceStart) / 1000)),
    timezone,
    allDay: !isTimed,
    start: isTimed ? inZone(span.start) : new Date(span.first),
    // The end of whole days is exclusive. Without a later end, an event ends as it begins.
    end: !isTimed ? new Date(addDays(span.last, 1)) : span.end > span.start ? inZone(span.end) : null,
    repeating: repeats ? `RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR${until ? `;UNTIL=${until}` : ''}` : null,
    summary: title,
    description: [text('description'), url].filter(Boolean).join('\n\n') || null,
    location: text('place'),
    // The library escapes the signs of a text in an address, too.
    url: url?.replaceAll(',', '%2C').replaceAll(';', '%3B') ?? null,
    // A deadline or a window of weeks does not make an agent busy.
    transparency: isTimed ? ICalEventTransparency.OPAQUE : ICalEventTransparency.TRANSPARENT,
  }
}

/** In milliseconds. Seconds since then fit into the 32 bits of a sequence number until 2088. */
const sequenceStart = Date.parse('2020-01-01')

/** Returns the last date of a series for its rule: the moment in UTC at which the last event begins, or the date of whole days. */
function untilText(date: string, timeZone: string | null, time: string | null): string {
  const compact = (iso: string) => iso.replace(/[-:]|\.\d+/g, '')
  // Daylight saving time can skip the time on this date.
  const last =
    timeZone && time ? (momentOf(timeZone, {date, time}) ?? Date.parse(`${date}T23:59:59Z`)) : undefined
  return compact(last === undefined ? date : new Date(last).toISOString())
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
