import {type Doc, draftIdOf, layerOf, publishedIdOf} from './document.ts'
import {applyEffect} from './effects.ts'
import type {Store} from './store.ts'
import type {Committed, RawMutation} from './transaction.ts'

/** The stored effect of one transaction on one document. */
export interface StoredChange {
  sequence: number
  transactionId: string
  timestamp: string
  author: string
  documentId: string
  previousRev: string | null
  transition: 'appear' | 'update' | 'disappear'
  /** Mendoza patches from the document before to the one after, and back. */
  apply: unknown[]
  revert: unknown[]
  mutations: unknown[]
}

interface Range {
  fromTransaction?: string | undefined
  toTransaction?: string | undefined
  /** ISO times, inclusive. */
  fromTime?: string | undefined
  toTime?: string | undefined
  reverse?: boolean
}

const beforeFirst = 'before-first'

/** A client that missed more transactions starts again. */
const mostMissed = 500

const columns = `c.sequence, t.id AS transactionId, t.timestamp, t.author, c.document_id AS documentId,
  c.previous_rev AS previousRev, c.transition, c.apply, c.revert, c.mutations`

export class History {
  readonly #store: Store

  constructor(store: Store) {
    this.#store = store
  }

  /** Yields the changes to these documents, oldest first unless `reverse`; both ends of the range are part of it. */
  *changes(
    documentIds: string[],
    {fromTransaction, toTransaction, fromTime, toTime, reverse = false}: Range = {},
  ): Generator<StoredChange> {
    const statement = this.#store.database.prepare(
      `SELECT ${columns} FROM changes c JOIN transactions t USING (sequence)
       WHERE c.document_id IN (SELECT value FROM json_each(?)) AND c.sequence BETWEEN ? AND ? AND t.timestamp BETWEEN ? AND ?
       ORDER BY c.sequence ${reverse ? 'DESC' : 'ASC'}, c.document_id`,
    )
    const rows = statement.iterate(
      JSON.stringify(documentIds),
      this.sequenceOf(fromTransaction) ?? 0,
      this.sequenceOf(toTransaction) ?? Number.MAX_SAFE_INTEGER,
      fromTime ?? '',
      // Later than any ISO time.
      toTime ?? '~',
    )
    for (const row of rows) yield readChange(row)
  }

  /** The last `limit` transactions of the dataset without their content, newest first, up to and with `toTransaction`. */
  log(limit: number, toTransaction?: string) {
    return this.#store.database
      .prepare(
        `SELECT t.sequence, t.id, t.timestamp, t.author FROM transactions t WHERE t.sequence <= ?
         ORDER BY t.sequence DESC LIMIT ?`,
      )
      .all(this.sequenceOf(toTransaction) ?? Number.MAX_SAFE_INTEGER, limit)
      .map(({sequence, ...transaction}) => ({
        ...transaction,
        documentIDs: this.documentIds(Number(sequence)),
      }))
  }

  documentIds(sequence: number): string[] {
    return this.#store.database
      .prepare('SELECT document_id AS id FROM changes WHERE sequence = ?')
      .all(sequence)
      .map(({id}) => String(id))
  }

  /** Returns the id of the latest transaction, or of the state before the first one, for a later call of `since`. */
  get lastTransactionId(): string {
    const row = this.#store.database
      .prepare('SELECT id FROM transactions ORDER BY sequence DESC LIMIT 1')
      .get()
    return row ? String(row.id) : beforeFirst
  }

  /** Returns a transaction and those after it, oldest first, or undefined if it is unknown or too many follow. */
  since(transactionId: string): Committed[] | undefined {
    const sequence = transactionId === beforeFirst ? 0 : this.sequenceOf(transactionId)
    if (sequence === undefined) return undefined
    const rows = this.#store.database
      .prepare(`SELECT ${columns} FROM changes c JOIN transactions t USING (sequence) WHERE c.sequence >= ?
        ORDER BY c.sequence DESC, c.document_id DESC`)
      .iterate(sequence)
    const transactions = new Map<number, Committed>()
    const states = new Map<string, Doc | null>()
    for (const row of rows) {
      const change = readChange(row)
      const {documentId, timestamp, author, apply, revert} = change
      const after = states.has(documentId) ? (states.get(documentId) ?? null) : this.#store.get(documentId)
      const before = beforeChange(after, change)
      states.set(documentId, before)
      const known = transactions.get(change.sequence)
      const changes = [
        {documentId, before, after, mutations: change.mutations as RawMutation[], effects: {apply, revert}},
        ...(known?.changes ?? []),
      ]
      transactions.set(change.sequence, {transactionId: change.transactionId, timestamp, author, changes})
      if (transactions.size > mostMissed) return undefined
    }
    return [...transactions.values()].reverse()
  }

  sequenceOf(transactionId: string | undefined): number | undefined {
    if (!transactionId) return undefined
    const row = this.#store.database
      .prepare('SELECT sequence FROM transactions WHERE id = ?')
      .get(transactionId)
    return row && Number(row.sequence)
  }

  /** Returns the document right after a transaction, or null if it did not exist then or the transaction is unknown. */
  atRevision(documentId: string, transactionId: string): Doc | null {
    const sequence = this.sequenceOf(transactionId)
    if (sequence === undefined) return null
    return this.#undo(documentId, (change) => change.sequence > sequence)
  }

  atTime(documentId: string, time: string): Doc | null {
    return this.#undo(documentId, (change) => change.timestamp > time)
  }

  /** Returns the document or, once it is deleted, its last revision. */
  lastRevision(documentId: string): Doc | null {
    const present = this.#store.get(documentId)
    if (present) return present
    const [last] = this.changes([documentId], {reverse: true})
    return last ? this.#undo(documentId, (change) => change.sequence >= last.sequence) : null
  }

  /** Walks back from the present, newest change first, as long as changes are to be undone. */
  #undo(documentId: string, isUndone: (change: StoredChange) => boolean): Doc | null {
    let document = this.#store.get(documentId) ?? null
    for (const change of this.changes([documentId], {reverse: true})) {
      if (!isUndone(change)) break
      document = beforeChange(document, change)
    }
    return document
  }
}

/** Returns the document before a change, or null if the change created it. */
function beforeChange(document: Doc | null, change: StoredChange): Doc | null {
  const before = applyEffect(document, change.revert)
  // Effects lead from one stored document to another.
  return before && ({...before, _rev: change.previousRev} as Doc)
}

function readChange(row: Record<string, unknown>): StoredChange {
  // The lake itself wrote the row; the column list above names the fields.
  const change = row as unknown as StoredChange & Record<'apply' | 'revert' | 'mutations', string>
  return {
    ...change,
    apply: JSON.parse(change.apply),
    revert: JSON.parse(change.revert),
    mutations: JSON.parse(change.mutations),
  }
}

/** Returns the life of a document as Sanity's document events, newest first, without edits of drafts: the Studio finds those in the transactions. */
export function historyEvents(history: History, documentId: string) {
  const publishedId = publishedIdOf(documentId)
  const versionId = layerOf(documentId) === 'published' ? draftIdOf(publishedId) : documentId
  const transactions = new Map<number, {version?: StoredChange; published?: StoredChange}>()
  for (const change of history.changes([publishedId, versionId])) {
    const group = transactions.get(change.sequence) ?? {}
    group[change.documentId === publishedId ? 'published' : 'version'] = change
    transactions.set(change.sequence, group)
  }

  const events: (EventBody & Record<'documentId' | 'timestamp' | 'author', string>)[] = []
  let hasVersion = false
  for (const {version, published} of transactions.values()) {
    const event = eventOf(version, published, hasVersion)
    if (version) hasVersion = version.transition !== 'disappear'
    const change = published ?? version
    if (!event || !change) continue
    events.push({...event, documentId: publishedId, timestamp: change.timestamp, author: change.author})
  }
  return events.reverse()
}

type EventBody = {type: string; [field: string]: unknown}

function eventOf(
  version: StoredChange | undefined,
  published: StoredChange | undefined,
  hadVersion: boolean,
): EventBody | undefined {
  if (version?.transition === 'disappear') {
    const revision = {versionId: version.documentId, versionRevisionId: version.previousRev}
    if (published?.transition === 'disappear') return {type: 'deleteDocumentGroup'}
    if (published) {
      const cause = {
        revisionId: published.transactionId,
        publishCause: 'document.publish',
        contributors: [published.author],
      }
      return {type: 'publishDocumentVersion', ...revision, ...cause}
    }
    return {type: 'deleteDocumentVersion', ...revision}
  }
  if (published?.transition === 'disappear') {
    const draft = version && {versionId: version.documentId, versionRevisionId: version.transactionId}
    return version || hadVersion ? {type: 'unpublishDocument', ...draft} : {type: 'deleteDocumentGroup'}
  }
  if (version?.transition === 'appear') {
    return {
      type: 'createDocumentVersion',
      versionId: version.documentId,
      versionRevisionId: version.transactionId,
    }
  }
  if (!published) return undefined
  // Written without a draft: imported, or by an API client.
  const type = published.transition === 'appear' ? 'createLiveDocument' : 'updateLiveDocument'
  return {type, revisionId: published.transactionId}
}
