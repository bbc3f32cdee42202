import {randomUUID} from 'node:crypto'
import type {Exchange} from '../../http/exchange.ts'
import type {Route} from '../../http/room.ts'
import {flag, type LakeContext, versioned} from '../context.ts'
import {effect} from '../effects.ts'
import {type Committed, transitionOf} from '../lake.ts'
import {listenerFilter} from '../listener-filter.ts'
import type {Change} from '../mutations.ts'
import {badQuery} from '../query-error.ts'
import {RecentTransactions} from '../recent.ts'
import {readQueryParams} from './query-routes.ts'

/** `/data/listen`: each change of a document that the query takes in, as it happens. */
export function listenRoutes(context: LakeContext): Route[] {
  const recent = new RecentTransactions(context.lake)
  return [versioned(context, 'GET', '/data/listen/:dataset', (exchange) => listen(exchange, context, recent))]
}

function listen(exchange: Exchange, {lake, urls}: LakeContext, recent: RecentTransactions): void {
  const query = exchange.query.get('query') ?? '*'
  let matches: ReturnType<typeof listenerFilter>
  try {
    matches = listenerFilter(query, readQueryParams(exchange), (id) => lake.get(id))
  } catch (error) {
    throw badQuery(query, error)
  }

  const stream = exchange.stream()
  const send = (name: string, data: object, id?: string) =>
    stream.send(name, JSON.parse(urls.toLocal(JSON.stringify(data))), id)
  const tell = (committed: Committed) => {
    const changes = committed.changes.filter(({before, after}) => matches(before) || matches(after))
    changes.forEach((change, index) => {
      // The Studio waits for all events of a transaction: the count is of those this listener gets.
      const place = {transactionTotalEvents: changes.length, transactionCurrentEvent: index + 1}
      const event = {...mutationEvent(exchange, committed, change), ...place}
      send('mutation', event, event.eventId)
    })
  }

  const lastEventId = exchange.header('last-event-id')
  const missed = lastEventId === undefined ? undefined : recent.after(lastEventId.split('#')[0] ?? '')
  const resumable = flag(exchange, 'enableResume') && lastEventId !== undefined
  const greeting = missed ? 'welcomeback' : 'reset'
  send(resumable ? greeting : 'welcome', {listenerName: randomUUID()})
  if (resumable) missed?.forEach(tell)
  stream.onClose(lake.committed.subscribe(tell))
}

function mutationEvent(exchange: Exchange, {transactionId, timestamp, author}: Committed, change: Change) {
  const {documentId, before, after, mutations} = change
  const {query} = exchange
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
    visibility: query.get('visibility') ?? 'transaction',
    ...(query.get('includeMutations') !== 'false' && {mutations}),
    ...(query.get('effectFormat') === 'mendoza' && {
      effects: {apply: effect(before, after), revert: effect(after, before)},
    }),
    ...(flag(exchange, 'includeResult') && after && {result: after}),
    ...(flag(exchange, 'includePreviousRevision') && before && {previous: before}),
  }
}
