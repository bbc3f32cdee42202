import {randomUUID} from 'node:crypto'
import type {DatabaseSync, StatementSync} from 'node:sqlite'
import {inTransaction, StoreError} from '../store/database.ts'
import {createFeed} from '../store/feed.ts'
import {type Doc, isRecord} from './document.ts'
import {effect} from './effects.ts'
import {badRequest} from './lake-error.ts'
import {applyMutations, type Change, type RawMutation} from './mutations.ts'
import {checkReferences} from './reference-check.ts'
import {ReferenceIndex} from './references.ts'

/** There are no accounts: everybody at this machine is this user. */
export const localUserId = 'local-user'

/** One stored transaction, as listeners, the live stream and the dashboard hear of it. */
export interface Committed {
  transactionId: string
  timestamp: string
  author: string
  changes: Change[]
}

export interface CommitOptions {
  transactionId?: string
  /** Work out and check everything, store and tell nothing. */
  dryRun?: boolean
}

const tables = `
  CREATE TABLE IF NOT EXISTS documents (id TEXT PRIMARY KEY, json TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS transactions (
    sequence INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, timestamp TEXT NOT NULL, author TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS changes (
    document_id TEXT NOT NULL, sequence INTEGER NOT NULL REFERENCES transactions, previous_rev TEXT, transition TEXT NOT NULL,
    apply TEXT NOT NULL, revert TEXT NOT NULL, mutations TEXT NOT NULL, PRIMARY KEY (document_id, sequence)) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS changes_by_sequence ON changes (sequence);
`

/** The documents: all of them in memory for reading, each change written to the database before anybody hears of it. */
export class Lake {
  readonly database: DatabaseSync
  readonly committed = createFeed<Committed>()
  /** Grows with every stored transaction; what was computed under another number is stale. */
  revision = 0
  readonly #documents = new Map<string, Doc>()
  readonly #references = new ReferenceIndex()
  readonly #statements: Record<'put' | 'remove' | 'addTransaction' | 'addChange', StatementSync>

  constructor(database: DatabaseSync) {
    this.database = database
    database.exec(tables)
    this.#statements = {
      put: database.prepare(
        'INSERT INTO documents VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET json = excluded.json',
      ),
      remove: database.prepare('DELETE FROM documents WHERE id = ?'),
      addTransaction: database.prepare('INSERT INTO transactions (id, timestamp, author) VALUES (?, ?, ?)'),
      addChange: database.prepare('INSERT INTO changes VALUES (?, ?, ?, ?, ?, ?, ?)'),
    }
    for (const row of database.prepare('SELECT id, json FROM documents ORDER BY id').iterate()) {
      const document = readRow(database, String(row.id), String(row.json))
      this.#documents.set(document._id, document)
      this.#references.update(null, document)
    }
  }

  get size(): number {
    return this.#documents.size
  }

  /** True when nothing was ever stored here. */
  get isNew(): boolean {
    return this.size === 0 && !this.database.prepare('SELECT 1 FROM transactions').get()
  }

  /** Deletes all documents and their history. A lake opened before does not notice. */
  static clear(database: DatabaseSync): void {
    inTransaction(database, () =>
      database.exec('DELETE FROM changes; DELETE FROM transactions; DELETE FROM documents'),
    )
  }

  get(id: string): Doc | null {
    return this.#documents.get(id) ?? null
  }

  documents(): IterableIterator<Doc> {
    return this.#documents.values()
  }

  /** The ids of the documents that refer strongly to `id`. */
  referencesTo(id: string): string[] {
    return this.#references.sources(id)
  }

  /**
   * Applies the mutations as one transaction: all of them or, when one throws (an HttpError a client understands), none.
   * `select` answers the queries by which a mutation may name its documents.
   */
  commit(
    mutations: unknown,
    select: (query: string, params: Record<string, unknown>) => Doc[],
    {transactionId = randomUUID(), dryRun = false}: CommitOptions = {},
  ): Committed {
    const timestamp = new Date().toISOString()
    const reader = {get: (id: string) => this.get(id), select}
    const changes = applyMutations(reader, mutations, {transactionId, timestamp})
    checkReferences(this, changes)
    const committed: Committed = {transactionId, timestamp, author: localUserId, changes}
    if (dryRun) return committed

    this.#write(committed)
    for (const {documentId, before, after} of changes) {
      if (after) this.#documents.set(documentId, after)
      else this.#documents.delete(documentId)
      this.#references.update(before, after)
    }
    this.revision += 1
    this.committed.publish(committed)
    return committed
  }

  /** The document as it would be after the mutations, which are neither checked against each other's references nor stored. */
  preview(mutations: RawMutation[], id: string): Doc | null {
    const stamp = {transactionId: 'preview', timestamp: new Date().toISOString()}
    const reader = {get: (other: string) => this.get(other), select: () => []}
    const change = applyMutations(reader, mutations, stamp).find(({documentId}) => documentId === id)
    return change ? change.after : this.get(id)
  }

  #write({transactionId, timestamp, author, changes}: Committed): void {
    const {put, remove, addTransaction, addChange} = this.#statements
    if (this.database.prepare('SELECT 1 FROM transactions WHERE id = ?').get(transactionId)) {
      throw badRequest(`Transaction "${transactionId}" was stored before; use a new id`)
    }
    inTransaction(this.database, () => {
      const sequence = addTransaction.run(transactionId, timestamp, author).lastInsertRowid
      for (const {documentId, before, after, mutations} of changes) {
        if (after) put.run(documentId, JSON.stringify(after))
        else remove.run(documentId)
        addChange.run(
          documentId,
          sequence,
          before?._rev ?? null,
          transitionOf({before, after}),
          JSON.stringify(effect(before, after)),
          JSON.stringify(effect(after, before)),
          JSON.stringify(mutations),
        )
      }
    })
  }
}

export function transitionOf({
  before,
  after,
}: Pick<Change, 'before' | 'after'>): 'appear' | 'update' | 'disappear' {
  if (!before) return 'appear'
  return after ? 'update' : 'disappear'
}

function readRow(database: DatabaseSync, id: string, json: string): Doc {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    value = undefined
  }
  if (
    isRecord(value) &&
    value._id === id &&
    typeof value._type === 'string' &&
    typeof value._rev === 'string'
  ) {
    // The lake writes rows whole; the fields checked here are the ones it relies on.
    return value as Doc
  }
  throw new StoreError(
    `The document "${id}" in ${database.location()} is damaged; nothing was changed: put a copy of the file back, or move it away to start from the seed`,
  )
}
