import {QueryClient} from '@tanstack/react-query'
import {expect, test, vi} from 'vitest'
import {startLiveUpdates} from '../page/live-updates.ts'
import {contentOptions} from './content-query.ts'

const fetch = vi.hoisted(() => vi.fn(async () => ({result: {title: 'published'}})))
// This test has no server; tests/local uses the real client with one.
vi.mock('@sanity/client', () => {
  const subscribe = ({next}: {next: (event: object) => void}) => next({type: 'reconnect'})
  return {createClient: () => ({fetch, live: {events: () => ({subscribe})}})}
})

test('a refetch loads and sends nothing before the live connection or its first failure, however long that takes', async () => {
  vi.useFakeTimers()
  const client = new QueryClient()
  const source = vi.fn(async () => ({query: '*[0]', params: {}, read: (result: unknown) => result}))
  const options = contentOptions<unknown>({queryKey: ['page'], source})
  client.setQueryData(options.queryKey, {result: {title: 'rendered'}})
  const answer = client.fetchQuery({...options, staleTime: 0})
  await vi.advanceTimersByTimeAsync(60_000)
  expect(source).not.toHaveBeenCalled()
  startLiveUpdates(client)
  expect((await answer).result).toEqual({title: 'published'})
})
