import {expect, onTestFinished, test, vi} from 'vitest'
import {checkTime, TimeLimitReached, within} from './time-limit.ts'

function wait(): string {
  vi.advanceTimersByTime(30)
  checkTime()
  return 'done'
}

test('work is stopped when its own time is used up, not when others keep the machine busy', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  expect(() => within(20, wait)).toThrow(TimeLimitReached)
  let used = 0
  expect(within(20, wait, () => used)).toBe('done')
  expect(() => within(20, wait, () => ++used * 40)).toThrow(TimeLimitReached)
})
