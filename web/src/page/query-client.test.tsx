import {QueryObserver} from '@tanstack/react-query'
import {expect, test, vi} from 'vitest'
import {env} from '../lib/env.ts'
import {pageOptions} from './queries.ts'
import {createQueryClient, hearOfPublish} from './query-client.ts'

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
  vi.useRealTimers()
})
