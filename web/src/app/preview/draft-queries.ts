import type {QueryParams} from '@sanity/client'
import {createNode, createNodeMachine} from '@sanity/comlink'
import {
  createCompatibilityActors,
  type LoaderControllerMsg,
  type LoaderNodeMsg,
} from '@sanity/presentation-comlink'
import type {FetchQuery} from '../../content/fetch-query.ts'
import {randomId} from '../../lib/random-id.ts'

type Perspective = LoaderControllerMsg['data']['perspective']

type Draft = {
  query: string
  params: QueryParams
  answer: {result: unknown} | undefined
  /** Called with the next answer. */
  waiting: ((result: unknown) => void)[]
  /** The change (see `changes`) for which it was fetched last. */
  fetchedFor: number
}

// In milliseconds. The Studio drops a query that has not been repeated for this long.
const heartbeat = 20_000
const timeout = 10_000

/**
 * Content as the Studio's editor sees it: the Studio runs the queries under its own login and sends every new answer. So this page needs
 * no token, and a page that the Studio does not show gets nothing. `onChange` fetches again all that is shown, and resolves when it has
 * it; queries that were not among these are dropped.
 */
export function draftQueries(
  {projectId, dataset}: {projectId: string; dataset: string},
  onChange: () => Promise<unknown>,
): FetchQuery {
  const drafts = new Map<string, Draft>()
  // The Studio sends an answer when it is new to it, so each page needs queries of its own.
  const previewId = randomId(8)
  let perspective: Perspective = 'drafts'
  let changes = 0

  const studio = createNode<LoaderNodeMsg, LoaderControllerMsg>(
    {name: 'loaders', connectTo: 'presentation'},
    createNodeMachine<LoaderNodeMsg, LoaderControllerMsg>().provide({
      actors: createCompatibilityActors<LoaderNodeMsg>(),
    }),
  )
  const send = ({query, params}: Draft) =>
    studio.post('loader/query-listen', {projectId, dataset, perspective, query, params, heartbeat})
  const sendAll = () => {
    for (const draft of drafts.values()) send(draft)
  }
  const changed = async () => {
    changes += 1
    const change = changes
    await onChange()
    if (change !== changes) return
    for (const [key, draft] of drafts) if (draft.fetchedFor < changes) drafts.delete(key)
  }

  studio.on('loader/perspective', (message) => {
    if (message.projectId !== projectId || message.dataset !== dataset) return
    if (JSON.stringify(message.perspective) === JSON.stringify(perspective)) return
    perspective = message.perspective
    for (const draft of drafts.values()) draft.answer = undefined
    sendAll()
    void changed()
  })
  studio.on('loader/query-change', (message) => {
    if (JSON.stringify(message.perspective) !== JSON.stringify(perspective)) return
    const draft = drafts.get(keyOf(message.query, message.params))
    if (!draft) return
    const wasAnswered = draft.answer !== undefined
    draft.answer = {result: message.result}
    for (const resolve of draft.waiting.splice(0)) resolve(message.result)
    if (wasAnswered) void changed()
  })
  studio.onStatus(sendAll, 'connected')
  studio.start()
  setInterval(sendAll, heartbeat)

  const fetchResult = (query: string, params: QueryParams): Promise<unknown> => {
    const ownParams = {...params, previewId}
    const key = keyOf(query, ownParams)
    const known = drafts.get(key)
    const draft: Draft = known ?? {
      query,
      params: ownParams,
      answer: undefined,
      waiting: [],
      fetchedFor: changes,
    }
    draft.fetchedFor = changes
    drafts.set(key, draft)
    if (!known) send(draft)
    if (draft.answer) return Promise.resolve(draft.answer.result)
    return new Promise((resolve, reject) => {
      const fail = () => reject(new Error('The Studio does not answer: reload the preview'))
      const timer = setTimeout(fail, timeout)
      draft.waiting.push((result) => {
        clearTimeout(timer)
        resolve(result)
      })
    })
  }
  // The Studio answers this very query, whose type TypeGen derived. No sync tags: it sends what changes itself.
  return (async (query, params) => ({result: await fetchResult(query, params), syncTags: []})) as FetchQuery
}

function keyOf(query: string, params: QueryParams): string {
  return JSON.stringify([query, Object.entries(params).sort()])
}
