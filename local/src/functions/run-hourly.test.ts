import {expect, test, vi} from 'vitest'
import {runHourly} from './run-hourly.ts'

test('runs after a minute and each hour, also after a failure, until it is stopped', async () => {
  vi.useFakeTimers()
  const failed = vi.spyOn(console, 'error').mockImplementation(() => {})
  const run = vi.fn().mockRejectedValueOnce(new Error('no content'))
  const stop = runHourly({run}, 60_000)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(run).toHaveBeenCalledTimes(1)
  expect(failed).toHaveBeenCalledWith('A scheduled function failed: Error: no content')
  await vi.advanceTimersByTimeAsync(2 * 60 * 60_000)
  expect(run).toHaveBeenCalledTimes(3)
  stop()
  await vi.advanceTimersByTimeAsync(2 * 60 * 60_000)
  expect(run).toHaveBeenCalledTimes(3)
  vi.useRealTimers()
})
