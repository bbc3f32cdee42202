import {randomUUID} from 'node:crypto'
import {Hono} from 'hono'
import {mayDo, maySee} from '../access/roles.ts'
import type {Dataset} from '../dataset.ts'
import {type Doc, layerOf} from '../documents/document.ts'
import {History} from '../documents/history.ts'
import {type Committed, type EffectedChange, transitionOf} from '../documents/transaction.ts'
import {LakeError, oneOf} from '../lake-error.ts'
import {type ListenerFilter, listenerFilter} from '../query/listener-filter.ts'
import {badQuery} from '../query/refuse-query.ts'
import {changedTags} from '../query/sync-tags.ts'
import type {Environment, RequestContext} from '../server/environment.ts'
import {eventStream, type ServerEvent} from '../server/event-stream.ts'
import {everyone} from '../server/guard.ts'
import {httpErrorOf} from '../server/http-error.ts'
import {requireRight} from './authorize.ts'
import {type EventsOf, ListenerGroups, notify} from './listener-groups.ts'
import {readQueryParams} from './query-routes.ts'
import {dataset, flag, perDataset} from './request.ts'

/** `/data/listen`: each change of a document that the query takes in, as it happens. */
export const listenRoutes = new Hono<Environment>().get('/data/listen/:dataset', everyone, dataset, listen)

const groupsOf = perDataset(({store, timeLimits}) => {
  const groups = new ListenerGroups()
  store.committed.subscribe((committed) => void groups.notify(committed, timeLimits.filter))
  return groups
})

function listen(c: RequestContext): Response {
  const {access, dataset: context} = c.var
  const filter = readFilter(c, context)
  if (filter instanceof LakeError) return refuse(c, filter)
  const options = {...readOptions(c), maySee: (id: string) => maySee(access, context, id)}
  const listening = listeningOf(filter, options, context)
  const key = JSON.stringify([new URL(c.req.url).search, options, mayDo(access, 'read')])

  return eventStream(c, (send, disconnect) => {
    const listener = {send, disconnect}
    const lastEventId = c.req.header('last-event-id')
    const resumes = options.resumes && lastEventId !== undefined
    const [lastTransaction = ''] = lastEventId?.split('#') ?? []
    const [last, ...missed] = (resumes && new History(context.store).since(lastTransaction)) || []
    const greeting = last ? 'welcomeback' : 'reset'
    send({event: resumes ? greeting : 'welcome', data: {listenerName: randomUUID()}})
    // The connection may have broken in the middle of a transaction.
    const rest: EventsOf = (committed) => {
      const events = listening(committed)
      const place = events.findIndex(({id}) => id === lastEventId)
      return place === -1 ? [] : events.slice(place + 1)
    }
    if (last) notify(rest, [listener], [last], context.timeLimits.filter)
    notify(listening, [listener], missed, context.timeLimits.filter)
    return groupsOf(context).add(key, listening, listener)
  })
}

function listeningOf(filter: ListenerFilter, options: ListenOptions, {urls}: Dataset): EventsOf {
  const {allVersions, maySee} = options
  const isListened = ({_id}: Doc) => maySee(_id) && (allVersions || layerOf(_id) === 'published')
  const matches = (document: Doc | null) => document !== null && isListened(document) && filter(document)
  return (committed) => {
    // In the order in which the history has them, so that a listener can go on in the middle of a transaction.
    const changes = committed.changes.toSorted((a, b) => (a.documentId < b.documentId ? -1 : 1))
    const found = changes.flatMap((change) => {
      const [before, after] = [change.before, change.after].map((each) => (matches(each) ? each : null))
      // A document that no longer matches disappears, as if deleted.
      return before || after ? [{change, transition: transitionOf({before, after})}] : []
    })
    return found.map(({change, transition}, index): ServerEvent => {
      // The Studio waits for all events of a transaction: the count is of those this listener gets.
      const place = {transactionTotalEvents: found.length, transactionCurrentEvent: index + 1}
      const data = {...mutationEvent(options, committed, change), transition, ...place}
      return {event: 'mutation', json: urls.toLocal(JSON.stringify(data)), id: data.eventId}
    })
  }
}

type ListenOptions = ReturnType<typeof readOptions> & {maySee(id: string): boolean}

function readOptions(c: RequestContext) {
  const version = c.req.param('version') ?? ''
  return {
    visibility: oneOf('visibility', c.req.query('visibility') ?? 'transaction', ['transaction', 'query']),
    mutations:
      oneOf('includeMutations', c.req.query('includeMutations') ?? 'true', ['true', 'false']) === 'true',
    effects: c.req.query('effectFormat') === 'mendoza',
    result: flag(c, 'includeResult'),
    previous: flag(c, 'includePreviousRevision'),
    resumes: flag(c, 'enableResume'),
    // From API version 2025-02-19 on, only a listener with this option gets drafts and versions.
    allVersions: flag(c, 'includeAllVersions') || (version !== 'vX' && version < 'v2025-02-19'),
  }
}

/** Sends a refusal as an event, as hosted: a client of event streams does not see the body of an error. */
function refuse(c: RequestContext, error: LakeError): Response {
  if (!c.req.header('accept')?.includes('text/event-stream')) throw error
  return eventStream(c, (send) => {
    send({event: 'channelError', data: httpErrorOf(error).body})
    return () => {}
  })
}

/** The filter only follows references to documents that the sender may see, because events would disclose others. */
function readFilter(c: RequestContext, context: Dataset): ListenerFilter | LakeError {
  const query = c.req.query('query') ?? '*'
  try {
    const params = readQueryParams(c.req.query())
    return listenerFilter(query, params, (id) =>
      maySee(c.var.access, context, id) ? context.store.get(id) : null,
    )
  } catch (error) {
    return badQuery(query, error)
  }
}

function mutationEvent(
  options: ListenOptions,
  {transactionId, timestamp, author}: Committed,
  {documentId, before, after, mutations, effects}: EffectedChange,
) {
  return {
    eventId: `${transactionId}#${documentId}`,
    documentId,
    transactionId,
    identity: author,
    // A document that appears has no revision before; the Studio takes an empty one for a gap.
    ...(before && {previousRev: before._rev}),
    resultRev: transactionId,
    timestamp,
    visibility: options.visibility,
    ...(options.mutations && {mutations}),
    ...(options.effects && {effects}),
    ...(options.result && after && {result: after}),
    ...(options.previous && before && {previous: before}),
  }
}

/** `/data/live/events`: the sync tags of each change. After a broken connection a client gets what it missed, or `restart` if that is not known. */
export const liveRoutes = new Hono<Environment>().get(
  '/data/live/events/:dataset',
  everyone,
  dataset,
  (c) => {
    const drafts = flag(c, 'includeDrafts')
    const {access, dataset} = c.var
    const {store} = dataset
    const history = new History(store)
    if (drafts) requireRight(access, 'read')
    const eventsOf = ({transactionId: id, changes}: Committed): ServerEvent[] => {
      const seen = changes.filter(
        ({documentId: id}) => maySee(access, dataset, id) && (drafts || layerOf(id) === 'published'),
      )
      return seen.length > 0 ? [{event: 'message', data: {id, tags: changedTags(seen, store)}, id}] : []
    }
    return eventStream(c, (send) => {
      const lastEventId = c.req.header('last-event-id')
      const since = lastEventId === undefined ? [] : history.since(lastEventId)
      const missed = since?.filter(({transactionId}) => transactionId !== lastEventId)
      const id = history.lastTransactionId
      send({event: missed ? 'welcome' : 'restart', data: {id}, id})
      if (missed) send(...missed.flatMap(eventsOf))
      return store.committed.subscribe((committed) => send(...eventsOf(committed)))
    })
  },
)
