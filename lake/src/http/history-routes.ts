import {Hono} from 'hono'
import {type Doc, publishedIdOf} from '../documents/document.ts'
import {History, historyEvents, type StoredChange} from '../documents/history.ts'
import {invalid} from '../lake-error.ts'
import type {Environment, RequestContext} from '../server/environment.ts'
import {right} from './authorize.ts'
import {dataset} from './find-dataset.ts'
import {flag, localJson, localLines, splitIds} from './request.ts'

const reads = [right('read'), dataset] as const

/** `/data/history`: transactions, past documents, and the events of the Studio's history pane. */
export const historyRoutes = new Hono<Environment>()
  .get('/data/history/:dataset/transactions', ...reads, (c) =>
    localLines(c, historyOf(c).log(limitOf(c, 100), c.req.query('toTransaction'))),
  )
  .get('/data/history/:dataset/transactions/:ids', ...reads, (c) => {
    const {fromTransaction, toTransaction} = c.req.query()
    const times = {fromTime: timeOf(c, 'fromTime'), toTime: timeOf(c, 'toTime')}
    const range = {fromTransaction, toTransaction, ...times, reverse: flag(c, 'reverse')}
    const changes = historyOf(c).changes(splitIds(c.req.param('ids')), range)
    const groups = Iterator.from(groupByTransaction(changes)).take(limitOf(c, Number.MAX_SAFE_INTEGER))
    return localLines(c, groups.map(transactionReader(c)))
  })
  .get('/data/history/:dataset/documents/:ids', ...reads, (c) => {
    const ids = splitIds(c.req.param('ids'))
    const documents = ids.map(documentReader(c, historyOf(c), ids))
    return localJson(c, {documents: documents.filter((document) => document !== null)})
  })
  .get('/data/history/:dataset/events/documents/:id', ...reads, (c) => {
    const id = c.req.param('id')
    const events = historyEvents(historyOf(c), id)
    const from = Number(c.req.query('nextCursor') ?? 0)
    const to = from + limitOf(c, 100)
    return c.json({
      events: {[id]: events.slice(from, to)},
      nextCursor: to < events.length ? String(to) : '',
    })
  })

function historyOf(c: RequestContext): History {
  return new History(c.var.dataset.store)
}

function documentReader(c: RequestContext, history: History, ids: string[]): (id: string) => Doc | null {
  const revision = c.req.query('revision')
  if (revision) {
    return (id) => history.atRevision(id, revision) ?? publishedBy(history, revision, id, ids)
  }
  if (flag(c, 'lastRevision')) return (id) => history.lastRevision(id)
  const time = timeOf(c, 'time') ?? new Date().toISOString()
  return (id) => history.atTime(id, time)
}

/**
 * The published document, where the revision is one that it was written at without a draft (an import): the Studio's history
 * pane lists it among the draft's events, and asks for it by the draft's id alone.
 */
function publishedBy(history: History, revision: string, draftId: string, ids: string[]): Doc | null {
  const id = publishedIdOf(draftId)
  const published = ids.includes(id) ? null : history.atRevision(id, revision)
  return published?._rev === revision ? published : null
}

/** Changes of one transaction follow each other. */
function* groupByTransaction(changes: Iterable<StoredChange>): Generator<StoredChange[]> {
  let group: StoredChange[] = []
  for (const change of changes) {
    if (group[0] && group[0].sequence !== change.sequence) {
      yield group
      group = []
    }
    group.push(change)
  }
  if (group.length > 0) yield group
}

function limitOf(c: RequestContext, otherwise: number): number {
  const limit = Number(c.req.query('limit') ?? otherwise)
  if (Number.isInteger(limit) && limit > 0) return limit
  throw invalid('"limit" takes a whole number from 1')
}

/** Returns a time of the address in UTC, the form of stored times. */
function timeOf(c: RequestContext, name: string): string | undefined {
  const given = c.req.query(name)
  if (given === undefined) return undefined
  const time = new Date(given).toJSON()
  if (time === null) throw invalid(`"${name}" takes an ISO time, such as 2026-01-31T12:00:00Z`)
  return time
}

function transactionReader(c: RequestContext): (changes: StoredChange[]) => object {
  const ownDocumentsOnly = flag(c, 'includeIdentifiedDocumentsOnly')
  const [withoutContent, withoutMutations] = [flag(c, 'excludeContent'), flag(c, 'excludeMutations')]
  const withEffects = c.req.query('effectFormat') === 'mendoza'
  return (changes) => {
    const [first] = changes
    const effects = changes.map(({documentId, apply, revert}) => [documentId, {apply, revert}])
    return {
      id: first?.transactionId,
      timestamp: first?.timestamp,
      author: first?.author,
      documentIDs:
        ownDocumentsOnly || !first
          ? changes.map(({documentId}) => documentId)
          : historyOf(c).documentIds(first.sequence),
      ...(withEffects && {effects: Object.fromEntries(effects)}),
      ...(!withoutContent && !withoutMutations && {mutations: changes.flatMap(({mutations}) => mutations)}),
    }
  }
}
