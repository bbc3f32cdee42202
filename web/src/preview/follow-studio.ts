import {createNode, createNodeMachine} from '@sanity/comlink'
import {
  createCompatibilityActors,
  type LoaderControllerMsg,
  type LoaderNodeMsg,
} from '@sanity/presentation-comlink'
import type {Query, QueryClient} from '@tanstack/react-query'
import type {Source} from '../content/content-query.ts'
import {reportError} from '../errors/report-error.ts'
import {randomId} from '../lib/random-id.ts'
import {readStoredJson, writeStored} from '../lib/stored.ts'

type Perspective = LoaderControllerMsg['data']['perspective']

// In milliseconds. The Studio drops a query that is not repeated within this time.
const heartbeat = 20_000
// The Studio posts the perspective only when it changes, not to a page that loads again, as for another date.
const perspectiveKey = 'preview_perspective'
const session = () => sessionStorage

const isPerspective = (value: unknown): value is Perspective =>
  typeof value === 'string' || (Array.isArray(value) && value.every((name) => typeof name === 'string'))

/** Sets the data of every content query to the answers that the Studio posts; its login runs the queries, so the page needs no token. */
export function followStudio(
  client: QueryClient,
  {projectId, dataset}: {projectId: string; dataset: string},
) {
  const cache = client.getQueryCache()
  const sources = new Map<string, Source<unknown>>()
  const latest = new Map<string, unknown>()
  // The Studio posts an answer if it is new to it, so the queries of each page must differ.
  const previewId = randomId(8)
  let perspective: Perspective = readStoredJson(session, perspectiveKey, isPerspective) ?? 'drafts'

  const studio = createNode<LoaderNodeMsg, LoaderControllerMsg>(
    {name: 'loaders', connectTo: 'presentation'},
    createNodeMachine<LoaderNodeMsg, LoaderControllerMsg>().provide({
      actors: createCompatibilityActors<LoaderNodeMsg>(),
    }),
  )

  async function listen({queryHash, meta}: Query): Promise<void> {
    const source = await meta?.source?.()
    if (!source) return
    sources.set(queryHash, source)
    const params = {...source.params, previewId}
    studio.post('loader/query-listen', {
      projectId,
      dataset,
      perspective,
      query: source.query,
      params,
      heartbeat,
    })
  }
  const listenAll = () => {
    for (const query of cache.findAll({type: 'active'})) void listen(query)
  }

  async function show({queryHash, queryKey}: Query, draft: unknown): Promise<void> {
    const source = sources.get(queryHash)
    if (!source) return
    const result = source.read(draft, client)
    latest.set(queryHash, draft)
    await client.cancelQueries({queryKey, exact: true})
    // A newer draft may have come meanwhile.
    if (latest.get(queryHash) !== draft) return
    // Without sync tags of its own it is never invalidated: the Studio posts what changes.
    client.setQueryData(queryKey, {result, syncTags: []})
  }

  studio.on('loader/perspective', (message) => {
    if (message.projectId !== projectId || message.dataset !== dataset) return
    perspective = message.perspective
    writeStored(session, perspectiveKey, JSON.stringify(perspective))
    listenAll()
  })
  studio.on('loader/query-change', (message) => {
    if (JSON.stringify(message.perspective) !== JSON.stringify(perspective)) return
    const {previewId: sender, ...params} = message.params
    if (sender !== previewId) return
    for (const query of cache.findAll({type: 'active'})) {
      const source = sources.get(query.queryHash)
      if (source?.query !== message.query || JSON.stringify(source.params) !== JSON.stringify(params))
        continue
      show(query, message.result).catch((error: unknown) => reportError(error, {component: 'preview'}))
    }
  })
  cache.subscribe(({type, query}) => {
    if (type === 'observerAdded') void listen(query)
  })
  studio.onStatus(listenAll, 'connected')
  studio.start()
  setInterval(listenAll, heartbeat)
}
