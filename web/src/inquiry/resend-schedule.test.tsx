import {beforeEach, expect, it, vi} from 'vitest'
import {scheduleResend} from './resend-schedule.ts'

beforeEach(() => {
  vi.useFakeTimers()
  // The pauses as written, without their random part.
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
})
function setUp(waiting: number) {
  const backend = {waiting}
  const resend = vi.fn(async () => backend.waiting)
  return {backend, resend, later: scheduleResend(resend)}
}

it('sends at once, then with growing pauses, then rests when nothing waits', async () => {
  const {backend, resend} = setUp(1)
  const times: number[] = []
  for (let seconds = 0; seconds <= 600; seconds++) {
    await vi.advanceTimersByTimeAsync(1000)
    while (times.length < resend.mock.calls.length) times.push(seconds)
  }
  expect(times).toEqual([0, 14, 44, 104, 224, 524])
  backend.waiting = 0
  await vi.advanceTimersByTimeAsync(3_600_000)
  expect(resend).toHaveBeenCalledTimes(7)
})

it('sends when the browser comes online, when the tab becomes visible and when something is left', async () => {
  const {resend, later} = setUp(0)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(resend).toHaveBeenCalledTimes(1)
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(resend).toHaveBeenCalledTimes(2)
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
  expect(resend).toHaveBeenCalledTimes(3)
  later()
  await vi.advanceTimersByTimeAsync(16_000)
  expect(resend).toHaveBeenCalledTimes(4)
})
