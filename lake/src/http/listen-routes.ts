import {randomUUID} from 'node:crypto'
import {Hono} from 'hono'
import {mayDo} from '../access/roles.ts'
import type {LakeContext} from '../context.ts'
import {type Doc, isPublicId, layerOf} from '../documents/document.ts'
import {effect} from '../documents/effects.ts'
import type {Lake} from '../documents/lake.ts'
import {RecentTransactions} from '../documents/recent-transactions.ts'
import type {Change, Committed, Transition} from '../documents/transaction.ts'
import {listenerFilter} from '../query/listener-filter.ts'
import {badQuery} from '../query/query-error.ts'
import {TimeLimitReached, within} from '../query/time-limit.ts'
import type {Environment, RequestContext, Router} from '../server/environment.ts'
import {eventStream, type Send, type ServerEvent} from '../server/event-stream.ts'
import {HttpError} from '../server/http-error.ts'
import {readQueryParams} from './query-routes.ts'
import {flag, requireDataset} from './request.ts'

/** For how long a listener's filter may hold up a change (ms). */
const filterMs = 2000

interface Found {
  change: Change
  transition: Transition | undefined
}

interface Listener {
  find(committed: Committed): Found[]
  eventsOf(committed: Committed, found: Found[]): ServerEvent[]
  send: Send
  disconnect(): void
}

/** `/data/listen`: each change of a document that the query takes in, as it happens. */
export function listenRoutes(context: LakeContext): Router {
  const recent = new RecentTransactions(context.lake)
  const listeners = new Set<Listener>()
  context.lake.committed.subscribe((committed) => notifyAll([...listeners], committed))
  return new Hono<Environment>().get('/data/listen/:dataset', requireDataset(context), (c) =>
    listen(c, context, recent, listeners),
  )
}

/** All filters share one time limit, which costs more than most of them. Only if that is reached each has one of its own. */
function notifyAll(listeners: Listener[], committed: Committed): void {
  let found: Found[][] | undefined
  try {
    found = within(filterMs, () => listeners.map((listener) => listener.find(committed)))
  } catch {
    // Whose filter it was shows below.
  }
  for (const [index, listener] of listeners.entries()) notify(listener, [committed], found?.[index])
}

function notify(listener: Listener, committed: Committed[], found?: Found[]): void {
  const find = (each: Committed) => found ?? within(filterMs, () => listener.find(each))
  try {
    listener.send(...committed.flatMap((each) => listener.eventsOf(each, find(each))))
  } catch (error) {
    // Whatever is wrong with a listener's filter, the change is made and the others hear of it.
    if (!(error instanceof TimeLimitReached)) console.error('A listener could not be notified:', error)
    listener.disconnect()
  }
}

function listen(
  c: RequestContext,
  {lake, urls}: LakeContext,
  recent: RecentTransactions,
  listeners: Set<Listener>,
): Response {
  const filter = readFilter(c, lake)
  if (filter instanceof HttpError) return refuse(c, filter)
  const matches = (document: Doc | null) => document !== null && isListened(c, document) && filter(document)
  const localEvent = (event: string, data: object, id?: string): ServerEvent => {
    const hosted = JSON.stringify(data)
    const local = urls.toLocal(hosted)
    return {event, data: local === hosted ? data : JSON.parse(local), id}
  }
  const find = ({changes}: Committed): Found[] =>
    changes.flatMap((change) => {
      const [was, is] = [matches(change.before), matches(change.after)]
      return was || is ? [{change, transition: transitions[`${was}-${is}`]}] : []
    })
  const eventsOf = (committed: Committed, found: Found[]): ServerEvent[] =>
    found.map(({change, transition}, index) => {
      // The Studio waits for all events of a transaction: the count is of those this listener gets.
      const place = {transactionTotalEvents: found.length, transactionCurrentEvent: index + 1}
      const event = {...mutationEvent(c, committed, change), transition, ...place}
      return localEvent('mutation', event, event.eventId)
    })

  return eventStream(c, (send, disconnect) => {
    const lastEventId = c.req.header('last-event-id')
    const resumes = flag(c, 'enableResume') && lastEventId !== undefined
    const [lastTransaction = ''] = lastEventId?.split('#') ?? []
    const missed = resumes ? recent.after(lastTransaction) : undefined
    const greeting = missed ? 'welcomeback' : 'reset'
    const listener: Listener = {find, eventsOf, send, disconnect}
    send(localEvent(resumes ? greeting : 'welcome', {listenerName: randomUUID()}))
    if (missed) {
      // The connection may have broken in the middle of a transaction.
      const last = recent.find(lastTransaction)
      const afterLast = (events: ServerEvent[]) => {
        const place = events.findIndex(({id}) => id === lastEventId)
        return place === -1 ? [] : events.slice(place + 1)
      }
      if (last) notify({...listener, eventsOf: (...args) => afterLast(eventsOf(...args))}, [last])
      notify(listener, missed)
    }
    listeners.add(listener)
    return () => listeners.delete(listener)
  })
}

/** What a change is to a listener: a document that an update takes out of its filter disappears, as a deleted one does. */
const transitions: Record<string, Transition> = {
  'false-true': 'appear',
  'true-true': 'update',
  'true-false': 'disappear',
}

/** From API version 2025-02-19 on, drafts and versions are listened to by those who say so. */
function isListened(c: RequestContext, {_id}: Doc): boolean {
  if (!isPublicId(_id) && !mayDo(c.env.access, 'read')) return false
  const version = c.req.param('version') ?? ''
  const all = version !== 'vX' && version < 'v2025-02-19'
  return all || flag(c, 'includeAllVersions') || layerOf(_id) === 'published'
}

/** A client of event streams does not see the body of a refusal: hosted Sanity says what is wrong in an event. */
function refuse(c: RequestContext, error: HttpError): Response {
  if (!c.req.header('accept')?.includes('text/event-stream')) throw error
  return eventStream(c, (send) => {
    send({event: 'channelError', data: error.body})
    return () => {}
  })
}

function readFilter(c: RequestContext, lake: Lake): ReturnType<typeof listenerFilter> | HttpError {
  const query = c.req.query('query') ?? '*'
  try {
    const params = readQueryParams(c.req.query())
    return within(filterMs, () => listenerFilter(query, params, (id) => lake.get(id)))
  } catch (error) {
    return badQuery(query, error)
  }
}

function mutationEvent(c: RequestContext, {transactionId, timestamp, author}: Committed, change: Change) {
  const {documentId, before, after, mutations} = change
  return {
    eventId: `${transactionId}#${documentId}`,
    documentId,
    transactionId,
    identity: author,
    // A document that appears has no revision before; the Studio takes an empty one for a gap.
    ...(before && {previousRev: before._rev}),
    resultRev: transactionId,
    timestamp,
    visibility: c.req.query('visibility') ?? 'transaction',
    ...(c.req.query('includeMutations') !== 'false' && {mutations}),
    ...(c.req.query('effectFormat') === 'mendoza' && {
      effects: {apply: effect(before, after), revert: effect(after, before)},
    }),
    ...(flag(c, 'includeResult') && after && {result: after}),
    ...(flag(c, 'includePreviousRevision') && before && {previous: before}),
  }
}
