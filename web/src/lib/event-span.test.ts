import {expect, test} from 'vitest'
import {eventSpan, formatSpan, upcoming} from './event-span.ts'

/** The date of a list of an organization in New York. */
const on = (today: string) => ({today, timeZone: 'America/New_York'})

const event = {
  allDay: false,
  startDate: '2027-01-14',
  startTime: '11:00',
  endDate: null,
  endTime: '12:30',
  timeZone: 'America/Chicago',
}

test('formats dates and times with the time zone', () => {
  expect(formatSpan(eventSpan(event))).toEqual({
    days: 'January 14, 2027',
    times: '11:00\u00a0AM\u00a0– 12:30\u00a0PM\u00a0CST',
  })
  expect(formatSpan(eventSpan({...event, startDate: '2027-07-01'})).times).toMatch(/CDT$/)
  expect(formatSpan(eventSpan({...event, endDate: '2027-01-15'})).days).toBe(
    'January 14, 2027 – January 15, 2027',
  )
})

test('an event across the change to daylight saving time shows the time zone of its start and of its end', () => {
  const span = eventSpan({...event, startDate: '2027-03-12', endDate: '2027-03-15'})
  expect(formatSpan(span).times).toBe('11:00\u00a0AM\u00a0CST\u00a0– 12:30\u00a0PM\u00a0CDT')
})

test('ignores invalid and skipped times, and never ends before it begins', () => {
  expect(eventSpan({...event, startTime: '25:00'})).toEqual({
    kind: 'days',
    first: '2027-01-14',
    last: '2027-01-14',
  })
  expect(eventSpan({...event, startDate: '2027-03-14', startTime: '02:30'}).kind).toBe('days')
  expect(eventSpan({...event, timeZone: 'Nowhere'}).kind).toBe('days')
  expect(eventSpan({...event, endDate: '2026-01-01', allDay: true})).toMatchObject({last: '2027-01-14'})
  const early = eventSpan({...event, endTime: '09:00'})
  expect(early.kind === 'moments' && early.end >= early.start).toBe(true)
})

test('what repeats every weekday has its next date, in the order of dates', () => {
  const call = {title: 'Call', startDate: '2026-01-05', endDate: null, weekdays: true}
  const deadline = {title: 'Deadline', startDate: '2026-12-07', endDate: null, weekdays: null}
  const dates = (today: string) => upcoming([call, deadline], on(today)).map((event) => event.startDate)
  expect(dates('2026-11-27')).toEqual(['2026-11-27', '2026-12-07'])
  expect(dates('2026-11-28')).toEqual(['2026-11-30', '2026-12-07'])
  expect(dates('2026-12-08')).toEqual(['2026-12-08'])
  expect(dates('')).toEqual(['2026-01-05', '2026-12-07'])
  expect(upcoming([{...call, endDate: '2026-11-26'}], on('2026-11-27'))).toEqual([])
})

test('events of a date are in the order of their moments, whatever their time zones, after those of the whole day', () => {
  const at = (startTime: string | null, zone: string, weekdays = false) => ({
    startDate: weekdays ? '2026-11-02' : '2026-11-24',
    startTime,
    timeZone: `America/${zone}`,
    weekdays,
  })
  const events = [
    at('15:00', 'New_York', true),
    at(null, 'New_York'),
    at('09:00', 'Los_Angeles'),
    at('10:00', 'New_York'),
  ]
  const times = upcoming(events, on('2026-11-24')).map(({startTime}) => startTime)
  expect(times).toEqual([null, '10:00', '09:00', '15:00'])
})

test('what repeats every weekday is listed for today until it is over', () => {
  const call = {...event, startDate: '2026-01-05', weekdays: true, endDate: '2026-11-27'}
  const dates = (date: string, time: string) =>
    upcoming([call], {...on(date), now: new Date(`${date}T${time}-06:00`)}).map(({startDate}) => startDate)
  expect(dates('2026-11-25', '12:29')).toEqual(['2026-11-25'])
  expect(dates('2026-11-25', '12:31')).toEqual(['2026-11-26'])
  expect(dates('2026-11-27', '12:31')).toEqual([])
})

test('an event in the evening is listed until it is over, although the organization has the next date already', () => {
  const evening = {
    startDate: '2027-01-14',
    startTime: '21:30',
    endTime: '22:30',
    timeZone: 'America/Los_Angeles',
  }
  // It ends at 1:30 on January 15 in New York.
  expect(upcoming([evening], on('2027-01-15'))).toHaveLength(1)
  expect(upcoming([evening], on('2027-01-16'))).toHaveLength(0)
  const series = {...evening, startDate: '2027-01-11', weekdays: true, endDate: '2027-01-14'}
  const dates = (today: string, moment?: string) =>
    upcoming([series], {...on(today), ...(moment && {now: new Date(moment)})}).map(({startDate}) => startDate)
  expect(dates('2027-01-13')).toEqual(['2027-01-12'])
  expect(dates('2027-01-13', '2027-01-13T06:29:00Z')).toEqual(['2027-01-12'])
  expect(dates('2027-01-13', '2027-01-13T06:31:00Z')).toEqual(['2027-01-13'])
  expect(dates('2027-01-15', '2027-01-15T06:29:00Z')).toEqual(['2027-01-14'])
  expect(dates('2027-01-15', '2027-01-15T06:31:00Z')).toEqual([])
})
