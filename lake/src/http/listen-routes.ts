import {randomUUID} from 'node:crypto'
import {Hono} from 'hono'
import type {LakeContext} from '../context.ts'
import {effect} from '../documents/effects.ts'
import {RecentTransactions} from '../documents/recent-transactions.ts'
import type {Change} from '../documents/transaction.ts'
import {type Committed, transitionOf} from '../documents/transaction.ts'
import {listenerFilter} from '../query/listener-filter.ts'
import {badQuery} from '../query/query-error.ts'
import {TimeLimitReached, within} from '../query/time-limit.ts'
import type {Environment, RequestContext, Router} from '../server/environment.ts'
import {eventStream, type ServerEvent} from '../server/event-stream.ts'
import {readQueryParams} from './query-routes.ts'
import {flag, requireDataset} from './request.ts'

/** For how long a listener's filter may hold up a change (ms). */
const filterMs = 2000

/** `/data/listen`: each change of a document that the query takes in, as it happens. */
export function listenRoutes(context: LakeContext): Router {
  const recent = new RecentTransactions(context.lake)
  return new Hono<Environment>().get('/data/listen/:dataset', requireDataset(context), (c) =>
    listen(c, context, recent),
  )
}

function listen(c: RequestContext, {lake, urls}: LakeContext, recent: RecentTransactions): Response {
  const matches = readFilter(c, lake)
  const localEvent = (event: string, data: object, id?: string): ServerEvent => ({
    event,
    data: JSON.parse(urls.toLocal(JSON.stringify(data))),
    id,
  })
  const eventsOf = (committed: Committed): ServerEvent[] => {
    const changes = within(filterMs, () =>
      committed.changes.filter(({before, after}) => matches(before) || matches(after)),
    )
    return changes.map((change, index) => {
      // The Studio waits for all events of a transaction: the count is of those this listener gets.
      const place = {transactionTotalEvents: changes.length, transactionCurrentEvent: index + 1}
      const event = {...mutationEvent(c, committed, change), ...place}
      return localEvent('mutation', event, event.eventId)
    })
  }

  return eventStream(c, (send, disconnect) => {
    const lastEventId = c.req.header('last-event-id')
    const resumes = flag(c, 'enableResume') && lastEventId !== undefined
    const missed = resumes ? recent.after(lastEventId.split('#')[0] ?? '') : undefined
    const greeting = missed ? 'welcomeback' : 'reset'
    const sendEventsOf = (transactions: Committed[]) => {
      try {
        send(...transactions.flatMap(eventsOf))
      } catch (error) {
        // Whatever is wrong with a listener's filter, the change is made and the others hear of it.
        if (!(error instanceof TimeLimitReached)) console.error('A listener could not be notified:', error)
        disconnect()
      }
    }
    send(localEvent(resumes ? greeting : 'welcome', {listenerName: randomUUID()}))
    if (missed) sendEventsOf(missed)
    return lake.committed.subscribe((committed) => sendEventsOf([committed]))
  })
}

function readFilter(c: RequestContext, lake: LakeContext['lake']): ReturnType<typeof listenerFilter> {
  const query = c.req.query('query') ?? '*'
  try {
    const params = readQueryParams(c.req.query())
    return within(filterMs, () => listenerFilter(query, params, (id) => lake.get(id)))
  } catch (error) {
    throw badQuery(query, error)
  }
}

function mutationEvent(c: RequestContext, {transactionId, timestamp, author}: Committed, change: Change) {
  const {documentId, before, after, mutations} = change
  return {
    eventId: `${transactionId}#${documentId}`,
    documentId,
    transactionId,
    transition: transitionOf(change),
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
