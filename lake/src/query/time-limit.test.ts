import {expect, test} from 'vitest'
import {checkTime, TimeLimitReached, within} from './time-limit.ts'

/** Passes 30 ms by the clock on the wall. */
function wait(): string {
  for (const end = performance.now() + 30; performance.now() < end; ) {}
  checkTime()
  return 'done'
}

test('work is stopped when its own time is used up, not when others keep the machine busy', () => {
  expect(() => within(20, wait)).toThrow(TimeLimitReached)
  let used = 0
  expect(within(20, wait, () => used)).toBe('done')
  expect(() => within(20, wait, () => ++used * 40)).toThrow(TimeLimitReached)
})
