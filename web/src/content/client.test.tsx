import {QueryClient} from '@tanstack/react-query'
import {beforeEach, expect, test, vi} from 'vitest'
import {fetchQuery, rememberLiveEvent} from './client.ts'
import {previewWith} from './fetch-query.ts'

const fetch = vi.fn(async (..._request: unknown[]) => ({result: 'published', syncTags: ['s1:abc'], ms: 1}))
const createClient = vi.hoisted(() => vi.fn())
// In these tests it has no server to talk to; tests/local talks to one with the real client.
vi.mock('@sanity/client', () => ({createClient}))

const context = () => ({client: new QueryClient(), signal: new AbortController().signal})

beforeEach(() => {
  createClient.mockReturnValue({fetch})
  fetch.mockClear()
})

test('published content is queried through the CDN, and comes with its sync tags', async () => {
  expect(await fetchQuery('*[0]', {path: '/'}, context())).toEqual({
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

test('after a live event nothing older than it is an answer', async () => {
  rememberLiveEvent('event-7')
  await fetchQuery('*[0]', {}, context())
  expect(fetch).toHaveBeenCalledWith(
    '*[0]',
    {},
    {
      filterResponse: false,
      lastLiveEventId: 'event-7',
      signal: expect.any(AbortSignal),
    },
  )
})

test('in a preview the CMS is not queried', async () => {
  // A source answers with whatever the query's result is.
  previewWith((async () => ({result: 'draft', syncTags: []})) as unknown as typeof fetchQuery)
  expect((await fetchQuery('*[0]', {}, context())).result).toBe('draft')
  expect(fetch).not.toHaveBeenCalled()
})
