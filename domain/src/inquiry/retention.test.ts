import {expect, it} from 'vitest'
import {retentionInForce, retentionLimit, retentionMonths} from './retention.ts'

it.each([
  ['24 months', 24],
  ['1 month', 1],
  ['2 years', 24],
  ['0 months', undefined],
  ['two years', undefined],
  ['24', undefined],
  [24, undefined],
  [undefined, undefined],
])('reads %j as %s months', (value, months) => {
  expect(retentionMonths(value)).toBe(months)
})

it.each([
  [24, '2026-11-23T08:00:00.000Z', '2024-11-23T08:00:00.000Z'],
  [1, '2026-03-31T08:00:00.000Z', '2026-02-28T08:00:00.000Z'],
])('counts %i months of the calendar', (months, now, limit) => {
  expect(retentionLimit(months, new Date(now)).toISOString()).toBe(limit)
})

it('changes the months at midnight in the time zone of the settings', () => {
  const fact = {_type: 'fact', key: 'inquiryRetention'}
  const content = [
    {...fact, _id: 'a', value: '24 months', effectiveUntil: '2026-12-31'},
    {...fact, _id: 'b', value: '12 months', effectiveFrom: '2027-01-01'},
    {_id: 'siteSettings', timeZone: 'America/Chicago'},
  ]
  expect(retentionInForce(content, new Date('2027-01-01T05:59:00Z'))).toBe(24)
  expect(retentionInForce(content, new Date('2027-01-01T06:00:00Z'))).toBe(12)
})
