import {describe, expect, test} from 'vitest'
import {capProblem, largestAmount} from './caps.ts'
import {countsProblem, disclaimerProblem} from './disclaimers.ts'
import {gapProblem, overlapProblem, periodProblem, periodText, reviewProblem, yearProblem} from './periods.ts'

const period = (effectiveFrom?: unknown, effectiveUntil?: unknown) => ({effectiveFrom, effectiveUntil})

describe('a period', () => {
  test('has days of the calendar in order', () => {
    expect(periodProblem(period('2026-10-01', '2026-10-01'))).toBe(true)
    expect(periodProblem(period())).toBe(true)
    expect(periodProblem(period('2026-10-02', '2026-10-01'))).toContain('is before the first, 2026-10-02')
    expect(periodProblem(period('2026-02-30'))).toContain('The first day is no day of the calendar')
    expect(periodProblem(period(undefined, 'autumn'))).toContain('The last day is no day of the calendar')
    expect(periodProblem(period(20261001))).toContain('The first day')
  })

  test.each([
    [period('2026-10-01'), period(undefined, '2026-10-01'), 'until 2026-10-01'],
    [period(), period('2026-01-01', '2026-12-31'), 'from 2026-01-01 to 2026-12-31'],
    [period('2026-01-01', '2026-12-31'), period('2026-06-01'), 'from 2026-06-01 on'],
  ])('does not overlap with another version: %o, %o', (own, other, days) => {
    const problem = overlapProblem(own, [{...other, label: 'Old'}])
    expect(problem).toContain('“Old”')
    expect(problem).toContain(days)
  })

  test('may meet the next one, and says nothing about what is wrong in others', () => {
    expect(overlapProblem(period('2026-10-01'), [period(undefined, '2026-09-30')])).toBe(true)
    expect(overlapProblem(period('2026-10-01'), [period('2027-01-01', '2026-01-01')])).toBe(true)
    expect(overlapProblem(period('2026-10-01'), [])).toBe(true)
  })

  test('that ends without a successor, or before a gap, is remarked on', () => {
    const own = period('2026-01-01', '2026-12-31')
    expect(gapProblem(own, [])).toContain('Nothing follows: from 2027-01-01')
    expect(gapProblem(own, [period('2025-01-01', '2025-12-31')])).toContain('Nothing follows')
    expect(gapProblem(own, [period('2027-02-01')])).toContain('from 2027-01-01 to 2027-01-31')
    expect(gapProblem(own, [period('2027-01-01')])).toBe(true)
    expect(gapProblem(period('2026-01-01'), [])).toBe(true)
  })

  test('belongs to its year, which may be sold the autumn before', () => {
    expect(yearProblem(2027, period('2026-10-01'))).toBe(true)
    expect(yearProblem(2024, period('2024-01-01', '2024-12-31'))).toBe(true)
    expect(yearProblem(2024, period('2026-01-01'))).toContain('2024')
    expect(yearProblem(2030, period('2026-01-01', '2026-12-31'))).toContain('2030')
    expect(yearProblem(undefined, period('2026-01-01'))).toBe(true)
  })

  test('is reviewed on a day that has been, by somebody', () => {
    expect(reviewProblem('2026-11-22', 'Joan', '2026-11-22')).toBe(true)
    expect(reviewProblem('2026-11-23', 'Joan', '2026-11-22')).toContain('future')
    expect(reviewProblem(undefined, 'Joan', '2026-11-22')).toContain('Enter the date')
    expect(reviewProblem('yesterday', 'Joan', '2026-11-22')).toContain('valid date')
  })

  test('is shown in a list', () => {
    expect(periodText(period(), '2026-11-22')).toBeUndefined()
    expect(periodText(period('2027-01-01'), '2026-11-22')).toBe('from 2027-01-01')
    expect(periodText(period(undefined, '2026-01-01'), '2026-11-22')).toBe('ended 2026-01-01')
    expect(periodText(period('x'), '2026-11-22')).toBe('dates to check')
  })
})

describe('a disclaimer', () => {
  const text = 'We represent {medicareOrganizations} organizations which offer {medicareProducts} products.'
  const counts = {medicareOrganizations: 6, medicareProducts: 6}
  const wording = {_id: 'd', text, statesCounts: true, effectiveFrom: '2026-10-01'}

  test('that states both counts holds both tokens', () => {
    expect(countsProblem({text, statesCounts: true})).toBe(true)
    expect(countsProblem({text: 'We represent {medicareProducts}.', statesCounts: true})).toContain(
      '{medicareOrganizations}',
    )
    expect(countsProblem({statesCounts: true})).toContain('{medicareOrganizations} and {medicareProducts}')
    expect(countsProblem({text: 'Words.', statesCounts: false})).toBe(true)
  })

  test('accepts a page only with a current version and both counts', () => {
    const problem = (wordings: (typeof wording)[], given: object, today = '2026-11-22') =>
      disclaimerProblem('TPMO', wordings, given, today)
    expect(problem([wording], counts)).toBe(true)
    expect(problem([wording], {...counts, medicareProducts: 0})).toContain('product categories list none')
    expect(problem([wording], {})).toContain('product categories list none')
    expect(problem([wording], counts, '2026-09-30')).toContain('No wording')
    expect(problem([], counts)).toContain('No wording')
    expect(problem([{...wording, text: ''}], counts)).toContain('No wording')
    expect(problem([{...wording, text: 'Without counts.'}], counts)).toContain('incomplete')
  })
})

describe('a rate', () => {
  const cap = (part: object) => ({product: 'medicareAdvantage', region: 'national', ...part})
  const caps = [
    cap({year: 2026, initial: 694, effectiveFrom: '2026-01-01', effectiveUntil: '2026-12-31'}),
    cap({year: 2027, initial: 725, effectiveFrom: '2027-01-01', effectiveUntil: '2027-12-31'}),
    cap({year: 2027, initial: 902, region: 'ca-nj', effectiveFrom: '2027-01-01'}),
  ]
  const rate = (text: string) => ({rate: text, cap: 'medicareAdvantage'})
  const today = '2026-11-22'

  test.each([
    ['$600-800', 800],
    ['$1,250', 1250],
    ['$48.50 a month', 48.5],
    ['80%', undefined],
    ['by contract', undefined],
    [undefined, undefined],
  ])('%s amounts to %s', (text, amount) => {
    expect(largestAmount(text)).toBe(amount)
  })

  test('above its national cap is remarked on', () => {
    expect(capProblem(rate('$400-600'), 2024, caps, today)).toBe(true)
    expect(capProblem(rate('$694'), undefined, caps, today)).toBe(true)
    expect(capProblem(rate('$600-800'), 2024, caps, today)).toContain(
      '$800 is above the national cap of $694',
    )
    expect(capProblem(rate('$600-800'), 2027, caps, today)).toContain('$725')
    expect(capProblem(rate('$600-800'), 2027, caps, today)).toContain('CA and NJ only')
    expect(capProblem(rate('$700'), 2027, caps, today)).toBe(true)
    expect(capProblem({rate: '$5000'}, 2027, caps, today)).toBe(true)
  })

  test('without a comparable value it says so', () => {
    expect(capProblem(rate('$600'), 2024, [], today)).toContain('No national compensation cap')
    expect(capProblem({rate: '$100', cap: 'partD'}, 2027, caps, today)).toContain('Part D')
  })
})
