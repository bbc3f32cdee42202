import {QueryClient, QueryObserver} from '@tanstack/react-query'
import {beforeEach, expect, test, vi} from 'vitest'

const cms = vi.hoisted(() => ({fetch: vi.fn(async () => ({result: {title: 'published'}})), event: ''}))
// This test has no server; tests/local uses the real client with one.
vi.mock('@sanity/client', () => {
  const subscribe = ({next}: {next: (event: object) => void}) => next({type: cms.event})
  return {createClient: () => ({fetch: cms.fetch, live: {events: () => ({subscribe})}})}
})

beforeEach(() => {
  // The modules remember that the connection was open.
  vi.resetModules()
  cms.fetch.mockClear()
})

test.each(['welcome', 'reconnect'])(
  'a refetch loads and sends nothing before the live connection or its first failure, however long that takes: %s',
  async (event) => {
    const {contentOptions} = await import('./content-query.ts')
    const {startLiveUpdates} = await import('../page/live-updates.ts')
    cms.event = event
    vi.useFakeTimers()
    const client = new QueryClient()
    const source = vi.fn(async () => ({query: '*[0]', params: {}, read: (result: unknown) => result}))
    const options = contentOptions<unknown>({queryKey: ['page'], source})
    client.setQueryData(options.queryKey, {result: {title: 'rendered'}})
    const observer = new QueryObserver(client, {...options, staleTime: 0})
    observer.subscribe(() => {})
    await vi.advanceTimersByTimeAsync(60_000)
    expect(source).not.toHaveBeenCalled()
    startLiveUpdates(client)
    await vi.waitFor(() => expect(observer.getCurrentResult().data?.result).toEqual({title: 'published'}))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(cms.fetch).toHaveBeenCalledOnce()
  },
)
