import fc from 'fast-check'
import {expect, test} from 'vitest'
import {eventSpan} from './event-span.ts'
import {formatSpan} from './format-span.ts'
import {momentIn} from './zoned-time.ts'

const event = {
  allDay: false,
  startDate: '2027-01-14',
  startTime: '11:00',
  endDate: null,
  endTime: '12:30',
  timeZone: 'America/Chicago',
}

test.each([
  ['America/New_York', '2027-01-14', '11:00', '2027-01-14T16:00:00.000Z'],
  ['America/New_York', '2027-07-14', '11:00', '2027-07-14T15:00:00.000Z'],
  ['America/Phoenix', '2027-07-14', '11:00', '2027-07-14T18:00:00.000Z'],
  ['Pacific/Honolulu', '2027-01-31', '23:30', '2027-02-01T09:30:00.000Z'],
  // Clocks go from 2:00 to 3:00 on that day.
  ['America/New_York', '2027-03-14', '02:30', '2027-03-14T07:30:00.000Z'],
])('in %s %s at %s is %s', (zone, day, time, moment) => {
  expect(momentIn(zone, day, time)?.toISOString()).toBe(moment)
})

test.each([
  ['Mars/Olympus', '2027-01-14', '11:00'],
  ['America/New_York', '2027-02-30', '11:00'],
  ['America/New_York', '2027-01-14', '24:00'],
  ['America/New_York', 'soon', '11:00'],
])('%s, %s, %s is no moment', (zone, day, time) => {
  expect(momentIn(zone, day, time)).toBeUndefined()
})

test('formats an instant as the date and time that it was created from', () => {
  const zones = fc.constantFrom('America/New_York', 'America/Denver', 'Pacific/Honolulu', 'Asia/Kolkata')
  const days = fc
    .date({min: new Date('2000-01-01'), max: new Date('2050-01-01'), noInvalidDate: true})
    .map((date) => date.toISOString().slice(0, 10))
  // Noon is skipped nowhere.
  fc.assert(
    fc.property(zones, days, fc.integer({min: 10, max: 59}), (timeZone, day, minute) => {
      const moment = momentIn(timeZone, day, `12:${minute}`)
      expect(moment?.toLocaleString('sv', {timeZone})).toBe(`${day} 12:${minute}:00`)
    }),
  )
})

test('days and times are said with their zone', () => {
  expect(formatSpan(eventSpan(event))).toEqual({days: 'January 14, 2027', times: '11:00 AM – 12:30 PM CST'})
  expect(formatSpan(eventSpan({...event, startDate: '2027-07-01'})).times).toBe('11:00 AM – 12:30 PM CDT')
  expect(formatSpan(eventSpan({...event, endDate: '2027-01-15'})).days).toBe(
    'January 14, 2027 – January 15, 2027',
  )
})

test('what cannot be read takes the whole day, and never ends before it begins', () => {
  expect(eventSpan({...event, startTime: '25:00'})).toEqual({
    kind: 'days',
    first: '2027-01-14',
    last: '2027-01-14',
  })
  expect(eventSpan({...event, timeZone: 'Nowhere'}).kind).toBe('days')
  expect(eventSpan({...event, endDate: '2026-01-01', allDay: true})).toMatchObject({last: '2027-01-14'})
  const early = eventSpan({...event, endTime: '09:00'})
  expect(early.kind === 'moments' && early.end >= early.start).toBe(true)
})
