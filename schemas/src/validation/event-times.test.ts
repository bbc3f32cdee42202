import {expect, test} from 'vitest'
import {validateEventEnd, validateTime} from './event-times.ts'

test.each(['00:00', '09:05', '23:59', undefined, ''])('%s is a time', (time) => {
  expect(validateTime(time)).toBeUndefined()
})

test.each(['9:00', '24:00', '12:60', '0900', '9 AM', '12:00 '])('%s is no time', (time) => {
  expect(validateTime(time)).toContain('09:00')
})

const day = {startDate: '2027-01-14', startTime: '11:00', endTime: '12:30'}

test('an event ends after it begins', () => {
  expect(validateEventEnd(day)).toBeUndefined()
  expect(validateEventEnd({})).toBeUndefined()
  expect(validateEventEnd({...day, endTime: '10:00', endDate: '2027-01-15'})).toBeUndefined()
  expect(validateEventEnd({...day, endTime: '10:00', allDay: true})).toBeUndefined()
  expect(validateEventEnd({...day, endTime: '11:00'})).toContain('before it begins')
  expect(validateEventEnd({...day, endDate: '2027-01-13'})).toContain('before the first')
})
