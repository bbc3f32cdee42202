import fc from 'fast-check'
import {expect, test} from 'vitest'
import {isReached, median, percentile, spread, table} from './report.ts'

const times = fc.array(fc.double({min: 0, max: 1e6, noNaN: true}), {minLength: 1})

test('half of the values are at most the median, and half at least', () => {
  fc.assert(
    fc.property(times, (values) => {
      const middle = median(values)
      expect(values.filter((value) => value <= middle).length * 2).toBeGreaterThanOrEqual(values.length)
      expect(values.filter((value) => value >= middle).length * 2).toBeGreaterThanOrEqual(values.length)
    }),
  )
})

test('a percentile is one of the values, with the share of them not above it', () => {
  fc.assert(
    fc.property(times, fc.double({min: 0.01, max: 1, noNaN: true}), (values, share) => {
      const value = percentile(values, share)
      expect(values).toContain(value)
      expect(values.filter((other) => other <= value).length).toBeGreaterThanOrEqual(
        share * values.length - 1e-9,
      )
    }),
  )
})

test('the median of an empty list throws', () => {
  expect(() => median([])).toThrow()
})

test('a time reaches its mark from below, a score from above', () => {
  expect(isReached({what: '', value: 3, unit: 'ms', mark: 3, n: 1})).toBe(true)
  expect(isReached({what: '', value: 3.1, unit: 'ms', mark: 3, n: 1})).toBe(false)
  expect(isReached({what: '', value: 99, unit: 'of 100', mark: 100, n: 1})).toBe(false)
  expect(isReached({what: '', value: 99, unit: 'ms', n: 1})).toBeUndefined()
})

test('the table marks missed limits', () => {
  expect(table([{what: 'A', value: 412.4, unit: 'ms', mark: 300, n: 5}]).split('\n')[2]).toBe(
    '| A | 412 ms | ≤ 300 ms | **no** | 5 |  |',
  )
})

test('a spread is the median with the range', () => {
  expect(spread([1502.4, 1440, 1466.6])).toBe('1467 (1440–1502)')
})
