import {Hono} from 'hono'
import {maySee} from '../access/roles.ts'
import {type Doc, publishedIdOf} from '../documents/document.ts'
import {History, historyEvents, type StoredChange} from '../documents/history.ts'
import {invalid} from '../lake-error.ts'
import type {Environment, RequestContext} from '../server/environment.ts'
import {everyone} from '../server/guard.ts'
import {right} from './authorize.ts'
import {dataset, flag, localJson, localLines, splitIds} from './request.ts'

const reads = [right('read'), dataset] as const

/**
 * Documents by id (`/data/doc`), all of them (`/data/export`), references from other datasets (`/data/references`), and the history: transactions, past
 * documents, and the events of the Studio's history pane (`/data/history`).
 */
export const documentRoutes = new Hono<Environment>()
  .get('/data/doc/:dataset/:ids', everyone, dataset, (c) => {
    const {access, dataset} = c.var
    const {store} = dataset
    const ids = splitIds(c.req.param('ids'))
    const isShown = (id: string) => maySee(access, dataset, id)
    const documents = ids.filter(isShown).flatMap((id) => store.get(id) ?? [])
    const omitted = ids.flatMap((id) => {
      if (!store.get(id)) return [{id, reason: 'existence'}]
      return isShown(id) ? [] : [{id, reason: 'permission'}]
    })
    return localJson(c, {documents, omitted})
  })
  .get('/data/export/:dataset', ...reads, (c) => {
    const types = c.req.query('types')?.split(',')
    const documents = [...c.var.dataset.store.documents()]
    return localLines(c, types ? documents.filter(({_type}) => types.includes(_type)) : documents)
  })
  // There is only this dataset; references within it the Studio finds by a query.
  .get('/data/references/:dataset/documents/:id/to', ...reads, (c) => c.json({totalCount: 0, references: []}))
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

/** Returns the published document if it was written at the revision without a draft: the Studio asks for that one by the draft's id. */
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
