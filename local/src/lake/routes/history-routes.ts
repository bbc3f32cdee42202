import type {Exchange} from '../../http/exchange.ts'
import type {Route} from '../../http/room.ts'
import {flag, type LakeContext, replyLocal, versioned} from '../context.ts'
import type {Doc} from '../document.ts'
import {History, type StoredChange} from '../history.ts'
import {historyEvents} from '../history-events.ts'
import {badRequest} from '../lake-error.ts'
import {listedIds} from './document-routes.ts'

/** `/data/history`: transactions, documents as they were, and the events of the Studio's history pane. */
export function historyRoutes(context: LakeContext): Route[] {
  const history = new History(context.lake)
  return [
    versioned(context, 'GET', '/data/history/:dataset/transactions/:ids', (exchange) => {
      const ids = listedIds(exchange)
      const {query} = exchange
      const changes = history.changes(ids, {
        fromTransaction: query.get('fromTransaction') ?? undefined,
        toTransaction: query.get('toTransaction') ?? undefined,
        fromTime: query.get('fromTime') ?? undefined,
        toTime: query.get('toTime') ?? undefined,
      })
      const lines = page(groupByTransaction(changes), exchange).map((group) =>
        transactionLine(exchange, history, group),
      )
      exchange.send(200, 'application/x-ndjson; charset=utf-8', context.urls.toLocal(lines.join('')))
    }),
    versioned(context, 'GET', '/data/history/:dataset/transactions', (exchange) => {
      const transactions = history.log(
        limitOf(exchange, 100),
        exchange.query.get('toTransaction') ?? undefined,
      )
      const lines = transactions.map((transaction) => `${JSON.stringify(transaction)}\n`)
      exchange.send(200, 'application/x-ndjson; charset=utf-8', lines.join(''))
    }),
    versioned(context, 'GET', '/data/history/:dataset/documents/:ids', (exchange) => {
      const read = documentReader(exchange, history)
      const documents = listedIds(exchange).map(read)
      replyLocal(exchange, context, {documents: documents.filter((document) => document !== null)})
    }),
    versioned(context, 'GET', '/data/history/:dataset/events/documents/:id', (exchange) => {
      const id = exchange.param('id')
      const events = historyEvents(history, id)
      const from = Number(exchange.query.get('nextCursor') ?? 0)
      const to = from + limitOf(exchange, 100)
      exchange.reply(200, {
        events: {[id]: events.slice(from, to)},
        nextCursor: to < events.length ? String(to) : '',
      })
    }),
  ]
}

function documentReader(exchange: Exchange, history: History): (id: string) => Doc | null {
  const revision = exchange.query.get('revision')
  if (revision) return (id) => history.atRevision(id, revision)
  if (flag(exchange, 'lastRevision')) return (id) => history.lastRevision(id)
  const time = new Date(exchange.query.get('time') ?? Date.now())
  if (Number.isNaN(time.getTime()))
    throw badRequest('"time" must be an ISO time, such as 2026-01-31T12:00:00Z')
  return (id) => history.atTime(id, time.toISOString())
}

function groupByTransaction(changes: StoredChange[]): StoredChange[][] {
  const groups = new Map<number, StoredChange[]>()
  for (const change of changes) groups.set(change.sequence, [...(groups.get(change.sequence) ?? []), change])
  return [...groups.values()]
}

function page<T>(items: T[], exchange: Exchange): T[] {
  const ordered = flag(exchange, 'reverse') ? items.toReversed() : items
  return ordered.slice(0, limitOf(exchange, items.length))
}

function limitOf(exchange: Exchange, otherwise: number): number {
  const limit = Number(exchange.query.get('limit') ?? Number.NaN)
  return Number.isInteger(limit) && limit > 0 ? limit : otherwise
}

function transactionLine(exchange: Exchange, history: History, changes: StoredChange[]): string {
  const [first] = changes
  if (!first) return ''
  const effects = changes.map(({documentId, apply, revert}) => [documentId, {apply, revert}])
  const ownDocumentsOnly = flag(exchange, 'includeIdentifiedDocumentsOnly')
  const withMutations = !flag(exchange, 'excludeContent') && !flag(exchange, 'excludeMutations')
  const line = JSON.stringify({
    id: first.transactionId,
    timestamp: first.timestamp,
    author: first.author,
    documentIDs: ownDocumentsOnly
      ? changes.map(({documentId}) => documentId)
      : history.documentIds(first.sequence),
    ...(exchange.query.get('effectFormat') === 'mendoza' && {effects: Object.fromEntries(effects)}),
    ...(withMutations && {mutations: changes.flatMap(({mutations}) => mutations)}),
  })
  return `${line}\n`
}
