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
  expect(() => within(50, work)).toThrow(TimeLimitReached)
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

test('work that waited for the processor runs again with more time', () => {
  let runs = 0
  const work = () => {
    runs += 1
    // Sleeps, as a thread does on a busy machine.
    if (runs === 1) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100)
    return runs
  }
  // On a busy machine the second run may be too slow, too.
  expect(within(20, work)).toBeGreaterThan(1)
})
