import fc from 'fast-check'
import {expect, test} from 'vitest'
import {addDays, isDate} from './date.ts'
import {setTimeZone, siteTimeZone} from './site-date.ts'
import {clockAt, defaultTimeZone, isTimeZone, momentOf, noonOf, todayIn} from './zoned-time.ts'

const zones = fc.constantFrom(
  'UTC',
  'America/Chicago',
  'America/St_Johns',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
)
const moments = fc
  .integer({min: Date.parse('1990-01-01') / 1000, max: Date.parse('2050-01-01') / 1000})
  .map((seconds) => seconds * 1000)

test('today is the date in the given time zone', () => {
  const moment = new Date('2026-10-01T03:30:00Z')
  expect(todayIn('America/New_York', moment)).toBe('2026-09-30')
  expect(todayIn('Pacific/Honolulu', moment)).toBe('2026-09-30')
  expect(todayIn('UTC', moment)).toBe('2026-10-01')
  // Daylight saving time ends on 2026-11-01.
  expect(todayIn('America/New_York', new Date('2026-11-02T04:30:00Z'))).toBe('2026-11-01')
})

test('an unknown time zone falls back to the default', () => {
  const moment = new Date('2026-10-01T03:30:00Z')
  for (const zone of ['Mars/Olympus', '', null, 7]) {
    expect(isTimeZone(zone)).toBe(false)
    expect(todayIn(zone, moment)).toBe(todayIn(defaultTimeZone, moment))
    expect(noonOf(zone, '2026-07-01')).toEqual(noonOf(defaultTimeZone, '2026-07-01'))
  }
})

test.each([
  ['America/Chicago', '2026-11-22', '09:00:00', '2026-11-22T15:00:00.000Z'],
  ['America/New_York', '2027-07-14', '11:00', '2027-07-14T15:00:00.000Z'],
  ['America/Phoenix', '2027-07-14', '11:00', '2027-07-14T18:00:00.000Z'],
  ['Pacific/Honolulu', '2027-01-31', '23:30', '2027-02-01T09:30:00.000Z'],
  // Repeated when daylight saving time ends: the first one.
  ['America/Chicago', '2026-11-01', '01:30', '2026-11-01T06:30:00.000Z'],
])('in %s, %s %s is %s', (zone, date, time, moment) => {
  expect(new Date(momentOf(zone, {date, time}) ?? 0).toISOString()).toBe(moment)
})

test.each([
  ['America/Chicago', '2026-03-08', '02:30', 'skipped by daylight saving time'],
  ['Mars/Olympus', '2027-01-14', '11:00', 'an unknown time zone'],
  [[7] as unknown as string, '2027-01-14', '11:00', 'a zone of a wrong type'],
  ['America/New_York', '2027-02-30', '11:00', 'an invalid date'],
  ['America/New_York', '2027-01-14', '24:00', 'an invalid time'],
  ['America/New_York', 'soon', '11:00', 'text'],
])('%s, %s %s is undefined: %s', (zone, date, time) => {
  expect(momentOf(zone, {date, time})).toBeUndefined()
})

test('a clock shows what Intl shows', () => {
  fc.assert(
    fc.property(zones, moments, (timeZone, moment) => {
      const {date, time} = clockAt(timeZone, moment)
      expect(`${date} ${time}`).toBe(new Date(moment).toLocaleString('sv', {timeZone}))
    }),
  )
})

test('a clock time maps back to its moment, or to the first of two', () => {
  fc.assert(
    fc.property(zones, moments, (zone, moment) => {
      const clock = clockAt(zone, moment)
      const first = momentOf(zone, clock) ?? Number.NaN
      expect(clockAt(zone, first)).toEqual(clock)
      expect(moment - first).toBeOneOf([0, 1_800_000, 3_600_000])
    }),
  )
})

test('adding and subtracting days returns to the same date', () => {
  fc.assert(
    fc.property(moments, fc.integer({min: -1000, max: 1000}), (moment, count) => {
      const {date} = clockAt('UTC', moment)
      expect(isDate(addDays(date, count))).toBe(true)
      expect(addDays(addDays(date, count), -count)).toBe(date)
    }),
  )
})

test('the time zone of the site is that of its settings, or the default', () => {
  expect(siteTimeZone()).toBe(defaultTimeZone)
  setTimeZone('America/Denver')
  expect(siteTimeZone()).toBe('America/Denver')
  setTimeZone('Nowhere')
  expect(siteTimeZone()).toBe(defaultTimeZone)
  setTimeZone(undefined)
})
