import {expect, it} from 'vitest'
import {retentionLimit, retentionMonths} from './retention.ts'

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

it('counts months of the calendar', () => {
  expect(retentionLimit(24, new Date('2026-11-23T08:00:00Z')).toISOString()).toBe('2024-11-23T08:00:00.000Z')
})
