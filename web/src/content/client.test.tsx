import {QueryClient} from '@tanstack/react-query'
import {expect, test, vi} from 'vitest'
import {startLiveUpdates} from '../page/live-updates.ts'
import {fetchPublished} from './client.ts'

const fetch = vi.hoisted(() => vi.fn(async () => ({result: 'published'})))
// In this test it has no server to talk to; tests/local talks to one with the real client.
vi.mock('@sanity/client', () => {
  const subscribe = ({next}: {next: (event: object) => void}) => next({type: 'reconnect'})
  return {createClient: () => ({fetch, live: {events: () => ({subscribe})}})}
})

test('a refetch waits for the live connection or its first failure, however long that takes', async () => {
  vi.useFakeTimers()
  const {signal} = new AbortController()
  const answer = fetchPublished('*[0]', {}, {signal, isRefetch: true})
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fetch).not.toHaveBeenCalled()
  startLiveUpdates(new QueryClient())
  expect((await answer).result).toBe('published')
})
