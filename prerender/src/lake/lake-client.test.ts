import {beforeEach, expect, test, vi} from 'vitest'
import {withRetries} from './lake-client.ts'

const failure = (statusCode: number) => Object.assign(new Error(`status ${statusCode}`), {statusCode})

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
test.each([408, 500, 503])('a lake that answers %i once does not fail a build', async (status) => {
  const work = vi.fn<() => Promise<string>>().mockRejectedValueOnce(failure(status)).mockResolvedValue('site')
  expect(await withRetries(work, 0)).toBe('site')
})

test.each([
  [400, 1],
  [402, 1],
  [503, 4],
])('one that goes on with %i is asked %i times', async (status, times) => {
  const work = vi.fn<() => Promise<string>>().mockRejectedValue(failure(status))
  await expect(withRetries(work, 0)).rejects.toThrow(`status ${status}`)
  expect(work).toHaveBeenCalledTimes(times)
})
