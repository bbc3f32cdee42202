import {expect, test} from 'vitest'
import {shownDate} from './use-studio.ts'

test.each([
  ['/about?date=2027-01-01#a', '2027-01-01'],
  ['/about?date=2026-10-15T18:30:00.000Z', '2026-10-15T18:30:00.000Z'],
  ['/about?date=2026-10-15T99:30:00.000Z', undefined],
  ['/about?date=2027-02-30', undefined],
  ['/about?date=tomorrowisfineZ', undefined],
  ['/about', undefined],
])('the preview of %s shows the site of %s', (address, date) => expect(shownDate(address)).toBe(date))
