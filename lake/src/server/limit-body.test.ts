import {setTimeout as pause} from 'node:timers/promises'
import {Hono} from 'hono'
import {expect, test, vi} from 'vitest'
import {limitBody, mebibyte} from './limit-body.ts'

test.each([
  [2 * mebibyte, 4],
  [1000, 8],
])('of eight requests of %i bytes, %i are in the memory at once', async (bytes, expected) => {
  let [now, most] = [0, 0]
  const app = new Hono().post('/', limitBody(2 * mebibyte), async (c) => {
    now += 1
    most = Math.max(most, now)
    await pause(50)
    now -= 1
    return c.text('')
  })
  const init = {method: 'POST', body: Buffer.alloc(bytes), headers: {'content-length': String(bytes)}}
  const answers = await Promise.all(Array.from({length: 8}, () => app.request('/', init)))
  expect(answers.map(({status}) => status)).toEqual(Array(8).fill(200))
  expect(most).toBe(expected)
})

test('a client that stops in the middle of a large body is disconnected after 20 s', async () => {
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']})
  try {
    const app = new Hono().post('/', limitBody(2 * mebibyte), (c) => c.text(''))
    const body = new ReadableStream()
    const headers = {'content-length': String(2 * mebibyte)}
    const incoming = {destroy: vi.fn()}
    void app.request('/', {method: 'POST', body, headers, duplex: 'half'} as RequestInit, {incoming})
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1))
    vi.advanceTimersByTime(20_000)
    expect(incoming.destroy).toHaveBeenCalledOnce()
  } finally {
    vi.useRealTimers()
  }
})
