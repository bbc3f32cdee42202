import {type Environment, HttpError} from '@upline/lake/embed'
import {Hono} from 'hono'
import {afterEach, expect, test, vi} from 'vitest'
import {limitCallers} from './limit-callers.ts'

vi.useFakeTimers({toFake: ['Date']})
afterEach(() => void vi.useRealTimers())

test('one caller gets a 429 after its limit, all after the limit of all, and both end after a minute', async () => {
  const router = new Hono<Environment>()
    .use(limitCallers({perCaller: 2, inTotal: 4}))
    .get('/', (c) => c.text('ok'))
    .onError((error, c) => c.text('', error instanceof HttpError ? error.status : 500))
  const statusFor = async (forwarded: string) =>
    (await router.request('/', {headers: {'x-forwarded-for': forwarded}})).status
  expect(await statusFor('192.0.2.1')).toBe(200)
  // The caller wrote the first address, the proxy the last one.
  expect(await statusFor('198.51.100.9, 192.0.2.1')).toBe(200)
  for (let n = 0; n < 5; n += 1) expect(await statusFor('198.51.100.9, 192.0.2.1')).toBe(429)
  expect(await statusFor('192.0.2.2')).toBe(200)
  expect(await statusFor('192.0.2.3')).toBe(200)
  expect(await statusFor('192.0.2.4')).toBe(429)
  vi.setSystemTime(Date.now() + 60_000)
  expect(await statusFor('192.0.2.1')).toBe(200)
})
