import {QueryObserver} from '@tanstack/react-query'
import {afterEach, expect, test, vi} from 'vitest'
import {env} from '../lib/env.ts'
import {pageOptions} from './queries.ts'
import {createQueryClient, hearOfPublish} from './query-client.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a copy is stale after a minute, or if the tab has heard of a newer publish', () => {
  env.sanity.asksCms = true
  vi.useFakeTimers({now: 1_000_000, toFake: ['Date']})
  const client = createQueryClient('/')
  const isStale = (ageMs: number) => {
    const renderedAt = Date.now() - ageMs
    const {queryKey} = pageOptions('/a')
    client.setQueryData(queryKey, {result: null, renderedAt}, {updatedAt: renderedAt})
    return new QueryObserver(client, {queryKey, queryFn: () => null}).getCurrentResult().isStale
  }
  expect([isStale(30_000), isStale(61_000)]).toEqual([false, true])
  hearOfPublish(client)
  expect(isStale(1000)).toBe(true)
  vi.setSystemTime(1_010_000)
  expect(isStale(1000)).toBe(false)
})

test.each([
  ['right', 0],
  ['a day fast', 86_400_000],
  ['a day slow', -86_400_000],
])(
  'if the visitor’s clock is %s, a copy is stale after a minute, or if the tab has heard of a newer publish',
  async (_, error) => {
    env.sanity.asksCms = true
    const serverTime = 1_000_000_000
    vi.useFakeTimers({now: serverTime + error, toFake: ['Date']})
    const client = createQueryClient('/')
    const isStale = async (path: string, renderedAt: number, age = '0') => {
      const headers = {date: new Date(Date.now() - error).toUTCString(), age}
      vi.stubGlobal('fetch', async () => Response.json({result: {}, renderedAt}, {headers}))
      const {queryKey} = pageOptions(path)
      await client.fetchQuery(pageOptions(path))
      return new QueryObserver(client, {queryKey, queryFn: () => null}).getCurrentResult().isStale
    }
    expect(await isStale('/fresh', serverTime - 30_000)).toBe(false)
    expect(await isStale('/old', serverTime - 62_000)).toBe(true)
    // A cache answered, which asked the host 100 s ago.
    expect(await isStale('/cached', serverTime - 1000, '100')).toBe(true)
    expect(await isStale('/cached-twice', serverTime - 1000, '100, 20')).toBe(true)
    for (const age of ['', 'soon', '-100']) {
      expect(await isStale(`/age${age}`, serverTime - 30_000, age)).toBe(false)
      expect(await isStale(`/old-age${age}`, serverTime - 62_000, age)).toBe(true)
    }
    vi.setSystemTime(Date.now() + 20_000)
    hearOfPublish(client)
    expect(await isStale('/before', serverTime + 18_000)).toBe(true)
    expect(await isStale('/after', serverTime + 22_000)).toBe(false)
  },
)
