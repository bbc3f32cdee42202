import fc from 'fast-check'
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

/** As a calendar program reads it: lines that were folded are one again. */
function read(file = ''): [string, string][] {
  return file
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter(Boolean)
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)])
}
const textOf = (file: string | undefined, name: string) => read(file).find(([key]) => key === name)?.[1]
const unescaped = (text = '') => text.replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign))

test('an event has its moments in UTC, and is known by its document', () => {
  const {files, failures} = calendarFiles(origin, 'Dates', [event])
  expect(failures).toEqual([])
  expect([...files.keys()].sort()).toEqual([calendarFile, 'calendar/event-a.ics'])
  const file = files.get('calendar/event-a.ics')
  expect(Object.fromEntries(read(file))).toMatchObject({
    UID: 'event-a@site.example',
    DTSTAMP: '20261101T102030Z',
    DTSTART: '20270114T160000Z',
    DTEND: '20270114T173000Z',
    SUMMARY: 'Underwriting\\; sixty\\, and after',
    URL: 'https://meet.example/a?b=c,d',
  })
  expect(unescaped(textOf(file, 'DESCRIPTION'))).toBe(
    'First line\nsecond \\ line\n\nhttps://meet.example/a?b=c,d',
  )
})

test('summer time counts, and the end of whole days is exclusive', () => {
  const summer = {...event, _id: 'b', startDate: '2027-07-14'}
  const days = {...event, _id: 'c', allDay: true, startDate: '2027-02-27', endDate: '2027-02-28'}
  const {files} = calendarFiles(origin, 'Dates', [summer, days])
  expect(textOf(files.get('calendar/b.ics'), 'DTSTART')).toBe('20270714T150000Z')
  expect(textOf(files.get('calendar/c.ics'), 'DTSTART;VALUE=DATE')).toBe('20270227')
  expect(textOf(files.get('calendar/c.ics'), 'DTEND;VALUE=DATE')).toBe('20270301')
})

test('only a meeting marks an agent as busy', () => {
  const days = {...event, _id: 'days', allDay: true}
  const {files} = calendarFiles(origin, 'Dates', [event, days])
  expect(textOf(files.get('calendar/event-a.ics'), 'TRANSP')).toBe('OPAQUE')
  expect(textOf(files.get('calendar/days.ics'), 'TRANSP')).toBe('TRANSPARENT')
})

test('control characters are left out, line ends are escaped', () => {
  const title = `a${String.fromCharCode(0, 7, 11, 27, 127)}b\r\nc\rd`
  const {files} = calendarFiles(origin, 'Dates', [{...event, title}])
  expect(textOf(files.get(calendarFile), 'SUMMARY')).toBe('ab\\nc\\nd')
})

test('an event of every weekday repeats, until its last day if it has one', () => {
  const rule = (changes: object) => {
    const {files} = calendarFiles(origin, 'Dates', [{...event, weekdays: true, ...changes}])
    const file = files.get('calendar/event-a.ics')
    return read(file).findLast(([key]) => key === 'RRULE')?.[1]
  }
  expect(rule({})).toBe('FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR')
  expect(rule({endDate: '2027-06-30'})).toBe('FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;UNTIL=20270630T235959Z')
})

test('what repeats has the hour of its zone in summer, too', () => {
  const {files} = calendarFiles(origin, 'Dates', [{...event, weekdays: true}, event])
  const file = files.get(calendarFile)
  expect(textOf(file, 'DTSTART;TZID=America/New_York')).toBe('20270114T110000')
  expect(textOf(file, 'DTEND;TZID=America/New_York')).toBe('20270114T123000')
  expect(read(file).map((line) => line.join(':'))).toEqual(
    expect.arrayContaining(['TZID:America/New_York', 'TZOFFSETTO:-0500', 'TZOFFSETTO:-0400']),
  )
  const phoenix = calendarFiles(origin, 'Dates', [{...event, weekdays: true, timeZone: 'America/Phoenix'}])
  expect(phoenix.files.get(calendarFile)).not.toContain('-0600')
})

test('an event without an end has none', () => {
  const {files} = calendarFiles(origin, 'Dates', [{...event, endTime: null}])
  expect(textOf(files.get(calendarFile), 'DTSTART')).toBe('20270114T160000Z')
  expect(textOf(files.get(calendarFile), 'DTEND')).toBeUndefined()
})

test('an invalid event is reported and left out, the others stay', () => {
  const rows = [{...event, title: null}, {...event, startDate: '2027-02-30'}, {_id: 'x'}, event]
  const {files, failures} = calendarFiles(origin, 'Dates', rows)
  expect(failures).toHaveLength(3)
  expect(read(files.get(calendarFile)).filter(([key]) => key === 'UID')).toHaveLength(1)
})

test('without events the calendar is empty', () => {
  expect(calendarFiles(origin, 'Dates', []).files.get(calendarFile)).toMatch(
    /^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/,
  )
})

const value = fc.oneof(
  fc.string({unit: 'binary', maxLength: 200}),
  fc.constant(null),
  fc.integer(),
  fc.constant('2027-01-01'),
)

test('any text is folded into short lines and can be read back unchanged', () => {
  fc.assert(
    fc.property(
      fc.string({unit: 'grapheme', maxLength: 200}),
      fc.record({
        description: value,
        place: value,
        url: value,
        startTime: value,
        endTime: value,
        endDate: value,
        timeZone: value,
      }),
      (title, wrong) => {
        const {files} = calendarFiles(origin, 'Dates', [{...event, ...wrong, title: `T${title}`}])
        const file = files.get(calendarFile) ?? ''
        const lines = file.split('\r\n')
        expect(lines.every((line) => Buffer.byteLength(line) <= 75 && !/[\r\n]/.test(line))).toBe(true)
        // biome-ignore lint/suspicious/noControlCharactersInRegex: they are left out
        const kept = `T${title}`.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
        expect(unescaped(textOf(file, 'SUMMARY'))).toBe(kept)
        expect(
          read(file)
            .filter(([key]) => key === 'BEGIN')
            .map(([, name]) => name),
        ).toEqual(['VCALENDAR', 'VEVENT'])
      },
    ),
  )
})
