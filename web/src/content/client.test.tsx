import {QueryClient} from '@tanstack/react-query'
import {beforeEach, expect, test, vi} from 'vitest'
import {startLiveUpdates} from '../pages/live-updates.ts'
import {fetchPublished} from './client.ts'

const fetch = vi.fn(async (..._request: unknown[]) => ({result: 'published', syncTags: ['s1:abc'], ms: 1}))
const createClient = vi.hoisted(() => vi.fn())
// In these tests it has no server to talk to; tests/local talks to one with the real client.
vi.mock('@sanity/client', () => ({createClient}))

const context = (isRefetch = false) => ({signal: new AbortController().signal, isRefetch})

beforeEach(() => {
  const subscribe = ({next}: {next: (event: object) => void}) => next({type: 'reconnect'})
  createClient.mockReturnValue({fetch, live: {events: () => ({subscribe})}})
  fetch.mockClear()
})

test('published content is queried through the CDN, and comes with its sync tags', async () => {
  expect(await fetchPublished('*[0]', {path: '/'}, context())).toEqual({
    result: 'published',
    syncTags: ['s1:abc'],
  })
  expect(createClient).toHaveBeenCalledWith(
    expect.objectContaining({projectId: 'test', dataset: 'test', perspective: 'published', useCdn: true}),
  )
  expect(fetch).toHaveBeenCalledWith(
    '*[0]',
    {path: '/'},
    {filterResponse: false, signal: expect.any(AbortSignal)},
  )
})

test('a refetch waits for the live connection or its first failure, however long that takes', async () => {
  vi.useFakeTimers()
  const answer = fetchPublished('*[0]', {}, context(true))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(fetch).not.toHaveBeenCalled()
  startLiveUpdates(new QueryClient())
  expect((await answer).result).toBe('published')
})
