import {expect, test} from 'vitest'
import {TimeLimitReached, within} from './time-limit.ts'

test.each<[what: string, work: () => unknown]>([
  [
    'a loop',
    () => {
      for (;;);
    },
  ],
  ['a regular expression', () => /^(a+)+$/.test(`${'a'.repeat(40)}b`)],
  ['a list that doubles', () => Array.from({length: 60}).reduce((list: unknown[]) => list.concat(list), [1])],
])('%s is stopped at the limit', (_what, work) => {
  const began = performance.now()
  expect(() => within(50, work)).toThrow(TimeLimitReached)
  expect(performance.now() - began).toBeLessThan(50 + 200 * Number(process.env.SLOW_MACHINE ?? 10))
})

test('work within the limit returns or throws as it does without one', () => {
  expect(within(1000, () => 'done')).toBe('done')
  const wrong = new Error('wrong')
  expect(() =>
    within(1000, () => {
      throw wrong
    }),
  ).toThrow(wrong)
})
