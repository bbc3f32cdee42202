import {QueryClient, QueryObserver} from '@tanstack/react-query'
import {expect, test, vi} from 'vitest'
import {contentOptions, source} from '../content/content-query.ts'
import {followStudio} from './follow-studio.ts'

type Message = {params: object; query: string; perspective: unknown; result: unknown}

const studio = vi.hoisted(() => ({
  posted: [] as {query: string; params: object; perspective: unknown}[],
  heard: new Map<string, (message: Message) => void>(),
}))
// The Studio is in another window.
vi.mock('@sanity/comlink', () => ({
  createNode: () => ({
    on: (type: string, hear: (message: Message) => void) => studio.heard.set(type, hear),
    post: (_type: string, message: (typeof studio.posted)[number]) => studio.posted.push(message),
    onStatus: () => {},
    start: () => {},
  }),
  createNodeMachine: () => ({provide: () => ({})}),
}))

const options = contentOptions<unknown>({
  queryKey: ['page', '/x'],
  source: async () => source('*[path == $path][0]', {path: '/x'}, (result) => result as unknown),
})

test('an older draft that is shown late does not replace a newer one', async () => {
  vi.useFakeTimers()
  const client = new QueryClient()
  followStudio(client, {projectId: 'test', dataset: 'test'})
  client.setQueryData(options.queryKey, {result: 'Published'})
  new QueryObserver(client, {...options, staleTime: Number.POSITIVE_INFINITY}).subscribe(() => {})
  await vi.waitFor(() => expect(studio.posted).not.toEqual([]))
  const [asked] = studio.posted
  const post = (result: string) => studio.heard.get('loader/query-change')?.({...asked, result} as Message)
  // Canceling a fetch that is under way takes longer for the older draft.
  const older = Promise.withResolvers<void>()
  vi.spyOn(client, 'cancelQueries').mockReturnValueOnce(older.promise)
  post('Older')
  post('Newer')
  await vi.waitFor(() => expect(client.getQueryData(options.queryKey)).toMatchObject({result: 'Newer'}))
  older.resolve()
  await older.promise
  await Promise.resolve()
  expect(client.getQueryData(options.queryKey)).toMatchObject({result: 'Newer'})
  vi.useRealTimers()
})
