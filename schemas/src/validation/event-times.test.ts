import {expect, test} from 'vitest'
import {eventEndProblem, timeProblem} from './event-times.ts'

test.each(['00:00', '09:05', '23:59', undefined, ''])('%s is a time', (time) => {
  expect(timeProblem(time)).toBe(true)
})

test.each(['9:00', '24:00', '12:60', '0900', '9 AM', '12:00 '])('%s is no time', (time) => {
  expect(timeProblem(time)).toContain('09:00')
})

const day = {startDate: '2027-01-14', startTime: '11:00', endTime: '12:30'}

test('an event ends after it begins', () => {
  expect(eventEndProblem(day)).toBe(true)
  expect(eventEndProblem({})).toBe(true)
  expect(eventEndProblem({...day, endTime: '10:00', endDate: '2027-01-15'})).toBe(true)
  expect(eventEndProblem({...day, endTime: '10:00', allDay: true})).toBe(true)
  expect(eventEndProblem({...day, endTime: '11:00'})).toContain('before it begins')
  expect(eventEndProblem({...day, endDate: '2027-01-13'})).toContain('before the first')
})
