import fc from 'fast-check'
import ICAL from 'ical.js'
import {expect, test} from 'vitest'
import {calendarFile, calendarFiles} from './calendar.ts'

const origin = 'https://site.example'
const event = {
  _id: 'event-a',
  _updatedAt: '2026-11-01T10:20:30Z',
  title: 'Underwriting; sixty, and after',
  kind: 'training',
  allDay: false,
  startDate: '2027-01-14',
  startTime: '11:00',
  endDate: null,
  endTime: '12:30',
  timeZone: 'America/New_York',
  description: 'First line\nsecond \\ line',
  place: null,
  url: 'https://meet.example/a?b=c,d',
}

/** Returns the lines of a calendar of these events, unfolded, as names and values. */
function linesOf(...events: object[]): [string, string][] {
  const {files} = calendarFiles(origin, 'Dates', events)
  const lines = (files.get(calendarFile) ?? '').replaceAll('\r\n ', '').split('\r\n').filter(Boolean)
  return lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)])
}
/** Returns the values of the event in its calendar, by name. The last one counts, because the time zone comes first. */
const valuesOf = (changes: object = {}) => Object.fromEntries(linesOf({...event, ...changes}))
const unescaped = (text = '') => text.replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign))

/** Returns the starts of an event, or of at most 40 dates of a series, as a calendar program reads them. */
function startsOf(changes: object): string[] {
  const {files} = calendarFiles(origin, 'Dates', [{...event, ...changes}])
  const calendar = new ICAL.Component(ICAL.parse(files.get(calendarFile) ?? ''))
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
  const [component] = calendar.getAllSubcomponents('vevent')
  const dates = component && new ICAL.Event(component).iterator()
  const starts: string[] = []
  for (let date = dates?.next(); date && starts.length < 40; date = dates?.next()) {
    starts.push(date.isDate ? date.toString() : date.toJSDate().toISOString())
  }
  return starts
}

test('an event has its moments in UTC, and is known by its document', () => {
  const {files, failures} = calendarFiles(origin, 'Dates', [event])
  expect(failures).toEqual([])
  expect([...files.keys()].sort()).toEqual([calendarFile, 'calendar/event-a.ics'])
  expect(files.get('calendar/event-a.ics')).toBe(files.get(calendarFile))
  expect(valuesOf()).toMatchObject({
    UID: 'event-a@site.example',
    DTSTAMP: '20261101T102030Z',
    DTSTART: '20270114T160000Z',
    DTEND: '20270114T173000Z',
    SUMMARY: 'Underwriting\\; sixty\\, and after',
    'URL;VALUE=URI': 'https://meet.example/a?b=c%2Cd',
    // Only a meeting marks an agent as busy.
    TRANSP: 'OPAQUE',
  })
  expect(unescaped(valuesOf().DESCRIPTION)).toBe('First line\nsecond \\ line\n\nhttps://meet.example/a?b=c,d')
  expect(valuesOf({endTime: null})).not.toHaveProperty('DTEND')
})

test('summer time counts, and the end of whole days is exclusive', () => {
  expect(valuesOf({startDate: '2027-07-14'}).DTSTART).toBe('20270714T150000Z')
  expect(valuesOf({allDay: true, startDate: '2027-02-27', endDate: '2027-02-28'})).toMatchObject({
    'DTSTART;VALUE=DATE': '20270227',
    'DTEND;VALUE=DATE': '20270301',
    TRANSP: 'TRANSPARENT',
  })
})

test('what repeats every weekday has the hour of its zone in summer, too, until its last day', () => {
  const lines = linesOf({...event, weekdays: true}, event)
  expect(lines.map((line) => line.join(':'))).toEqual(
    expect.arrayContaining([
      'RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
      'DTSTART;TZID=America/New_York:20270114T110000',
      'DTEND;TZID=America/New_York:20270114T123000',
      'TZID:America/New_York',
      'TZOFFSETTO:-0500',
      'TZOFFSETTO:-0400',
    ]),
  )
  const phoenix = linesOf({...event, weekdays: true, timeZone: 'America/Phoenix'})
  expect(new Set(phoenix.flatMap(([name, value]) => (name === 'TZOFFSETTO' ? value : [])))).toEqual(
    new Set(['-0700']),
  )
})

const march = {weekdays: true, startDate: '2027-03-01', endDate: '2027-03-31'}

test.each([
  ['America/Los_Angeles', '17:00', '2027-04-01T00:00:00.000Z'],
  ['America/New_York', '21:30', '2027-04-01T01:30:00.000Z'],
  ['Pacific/Honolulu', '14:00', '2027-04-01T00:00:00.000Z'],
  ['America/New_York', '09:00', '2027-03-31T13:00:00.000Z'],
])(
  'a series in %s at %s has each weekday of its dates, the last one included',
  (timeZone, startTime, last) => {
    const starts = startsOf({...march, timeZone, startTime, endTime: '23:00'})
    expect(starts).toHaveLength(23)
    expect(starts.at(-1)).toBe(last)
  },
)

test('a series of whole days ends on a date', () => {
  expect(valuesOf({...march, allDay: true}).RRULE).toBe('FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;UNTIL=20270331')
  const dates = startsOf({...march, allDay: true})
  expect([dates.length, dates[0], dates.at(-1)]).toEqual([23, '2027-03-01', '2027-03-31'])
})

test('a series that starts on a weekend begins on Monday, and one without a weekday is reported', () => {
  const weekend = {...march, startDate: '2027-03-06'}
  expect(startsOf(weekend)[0]).toBe('2027-03-08T16:00:00.000Z')
  expect(startsOf({...weekend, allDay: true})[0]).toBe('2027-03-08')
  const {failures} = calendarFiles(origin, 'Dates', [{...event, ...weekend, endDate: '2027-03-07'}])
  expect(failures.map(({message}) => message)).toEqual([expect.stringContaining('no weekday')])
})

test('a changed event has the same id and a higher sequence number', () => {
  const [before, after] = [valuesOf(), valuesOf({_updatedAt: '2026-11-01T10:20:31Z', startTime: '12:00'})]
  expect(after.UID).toBe(before.UID)
  expect(Number(after.SEQUENCE)).toBeGreaterThan(Number(before.SEQUENCE))
  expect(Number(valuesOf({_updatedAt: null}).SEQUENCE)).toBe(0)
})

test('an invalid event is reported and left out, the others stay', () => {
  const rows = [{...event, title: ' '}, {...event, startDate: '2027-02-30'}, {_id: 'x'}]
  expect(calendarFiles(origin, 'Dates', rows).failures).toHaveLength(3)
  expect(linesOf(...rows, event).filter(([name]) => name === 'UID')).toHaveLength(1)
  expect(linesOf(...rows).filter(([, value]) => value === 'VCALENDAR')).toHaveLength(2)
})

const value = fc.oneof(
  fc.string({unit: 'binary', maxLength: 200}),
  fc.constant(null),
  fc.integer(),
  fc.constant('2027-01-01'),
)

const optional = ['description', 'place', 'url', 'startTime', 'endTime', 'endDate', 'timeZone']

test('any text is folded into short lines and can be read back unchanged', () => {
  fc.assert(
    fc.property(
      fc.string({unit: 'binary', maxLength: 200}),
      fc.record(Object.fromEntries(optional.map((field) => [field, value]))),
      (title, wrong) => {
        const changed = {...event, ...wrong, title: `T${title}`}
        const file = calendarFiles(origin, 'Dates', [changed]).files.get(calendarFile) ?? ''
        const lines = file.split('\r\n')
        expect(lines.every((line) => Buffer.byteLength(line) <= 75 && !/[\r\n]/.test(line))).toBe(true)
        // biome-ignore lint/suspicious/noControlCharactersInRegex: they are left out
        const kept = changed.title.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
        expect(unescaped(valuesOf(changed).SUMMARY)).toBe(kept)
        const begun = linesOf(changed).flatMap(([name, value]) => (name === 'BEGIN' ? value : []))
        expect(begun).toEqual(['VCALENDAR', 'VEVENT'])
      },
    ),
  )
})
