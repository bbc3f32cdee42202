import type {DatabaseSync, StatementSync} from 'node:sqlite'
import {invalid} from '../lake-error.ts'
import {inTransaction, StoreError} from '../storage/database.ts'
import {createFeed} from '../storage/feed.ts'
import {type Doc, isRecord, publishedIdOf} from './document.ts'
import {AttributeLimits, type Limits} from './limits.ts'
import {finish, finishInSlices, PendingTransaction} from './mutations.ts'
import {checkLocks, checkReferences, ReferenceIndex} from './references.ts'
import {type Change, type Committed, transitionOf} from './transaction.ts'

/** The author of every change without accounts and named editors. */
export const localUserId = 'local-user'

export interface CommitOptions {
  apiVersion?: string
  transactionId?: string | undefined
  /** Check everything, store and publish nothing. */
  dryRun?: boolean
  author?: string
  /** When the last mutation must have begun, by `performance.now()`. */
  deadline?: number
  /** Throws for a change that the author has no right to. */
  check?: ((changes: readonly Change[]) => void) | undefined
}

/** A function that applies a transaction step by step. */
export type Steps = (pending: PendingTransaction) => Generator<void>

/** The documents: all of them in memory for reading, each change written to the database before anybody receives it. */
export class Store {
  readonly database: DatabaseSync
  readonly committed = createFeed<Committed>()
  /** Increases with every stored transaction. Values computed under another number are stale. */
  revision = 0
  readonly #stored: StoreTables
  readonly #documents = new Map<string, Doc>()
  readonly #layers = new Map<string, Map<string, Doc>>()
  readonly #references = new ReferenceIndex()
  readonly #releases = new Map<string, Doc>()
  #limits: AttributeLimits | undefined

  constructor(database: DatabaseSync) {
    this.database = database
    this.#stored = new StoreTables(database)
    for (const after of this.#stored.documents()) this.#show({documentId: after._id, before: null, after})
  }

  /** Rejects later changes that exceed these limits. */
  limitTo(limits: Limits): void {
    this.#limits = new AttributeLimits(limits, this.documents())
  }

  get size(): number {
    return this.#documents.size
  }

  /** True when nothing was ever stored here. */
  get isNew(): boolean {
    return this.size === 0 && !this.#stored.hasTransactions
  }

  /** Deletes all documents and their history. A lake opened before does not notice. */
  static clear(database: DatabaseSync): void {
    new StoreTables(database).clear()
  }

  get(id: string): Doc | null {
    return this.#documents.get(id) ?? null
  }

  documents(): IterableIterator<Doc> {
    return this.#documents.values()
  }

  layersOf(publishedId: string): Iterable<Doc> {
    return this.#layers.get(publishedId)?.values() ?? []
  }

  /** Whether there is a release of this name, or a version that belongs to one. */
  hasRelease(name: string): boolean {
    const isVersion = (id: string) => id.startsWith(`versions.${name}.`)
    return this.#releases.has(`_.releases.${name}`) || this.#documents.keys().some(isVersion)
  }

  releases(): Doc[] {
    return [...this.#releases.values()]
  }

  referencesTo(id: string): string[] {
    return this.#references.sources(id)
  }

  /** Applies the mutations, which name documents by id (see `namedById`), as one transaction. Stores nothing if it throws a LakeError. */
  commit(mutations: unknown, options: CommitOptions = {}): Committed {
    return this.run((pending) => pending.steps(mutations, options.apiVersion), options)
  }

  /** Stores what the steps apply, as one transaction. */
  run(steps: Steps, options: CommitOptions = {}): Committed {
    const pending = new PendingTransaction(this, options.transactionId, options.deadline)
    finish(steps(pending))
    return this.#store(pending, options)
  }

  /** Does the same, and lets other requests be answered in between. Applies the steps again if another transaction changed what they read. */
  async runInSlices(steps: Steps, options: CommitOptions = {}): Promise<Committed> {
    for (;;) {
      const pending = new PendingTransaction(this, options.transactionId, options.deadline)
      await finishInSlices(steps(pending))
      if (pending.isCurrent) return this.#store(pending, options)
    }
  }

  #store(
    pending: PendingTransaction,
    {dryRun = false, author = localUserId, check}: CommitOptions,
  ): Committed {
    const committed = pending.by(author)
    const {changes} = committed
    check?.(changes)
    checkReferences(this, changes)
    checkLocks(this, changes)
    const count = this.#limits?.check(changes)
    if (dryRun) return committed

    this.#stored.write(committed)
    for (const change of changes) this.#show(change)
    count?.()
    this.revision += 1
    this.committed.publish(committed)
    return committed
  }

  /** Shows changes that another store of the same documents has stored. */
  follow(changes: Pick<Change, 'documentId' | 'after'>[]): void {
    const followed = changes.map((change) => ({
      ...change,
      before: this.get(change.documentId),
      mutations: [],
      // Listeners belong to the other store.
      effects: {apply: [], revert: []},
    }))
    for (const change of followed) this.#show(change)
    this.revision += 1
    this.committed.publish({transactionId: '', timestamp: '', author: '', changes: followed})
  }

  #show({documentId: id, before, after}: Omit<Change, 'mutations'>): void {
    const publishedId = publishedIdOf(id)
    const layers = this.#layers.get(publishedId) ?? new Map<string, Doc>()
    if (after) {
      this.#documents.set(id, after)
      this.#layers.set(publishedId, layers.set(id, after))
    } else {
      this.#documents.delete(id)
      layers.delete(id)
      if (layers.size === 0) this.#layers.delete(publishedId)
    }
    this.#references.update(before, after)
    if (after?._type === 'system.release') this.#releases.set(id, after)
    else this.#releases.delete(id)
  }
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

/** The store's tables: the current documents and the history of their changes. */
class StoreTables {
  readonly #database: DatabaseSync
  readonly #statements: Record<'put' | 'remove' | 'addTransaction' | 'addChange', StatementSync>

  constructor(database: DatabaseSync) {
    this.#database = database
    database.exec(tables)
    this.#statements = {
      put: database.prepare(
        'INSERT INTO documents VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET json = excluded.json',
      ),
      remove: database.prepare('DELETE FROM documents WHERE id = ?'),
      addTransaction: database.prepare('INSERT INTO transactions (id, timestamp, author) VALUES (?, ?, ?)'),
      addChange: database.prepare('INSERT INTO changes VALUES (?, ?, ?, ?, ?, ?, ?)'),
    }
  }

  /** All documents, by id. Throws a StoreError for a damaged one. */
  *documents(): Generator<Doc> {
    for (const row of this.#database.prepare('SELECT id, json FROM documents ORDER BY id').iterate()) {
      yield readRow(this.#database, String(row.id), String(row.json))
    }
  }

  get hasTransactions(): boolean {
    return this.#database.prepare('SELECT 1 FROM transactions').get() !== undefined
  }

  /** Stores everything or nothing. Throws a LakeError if the transaction id was used before. */
  write({transactionId, timestamp, author, changes}: Committed): void {
    const {put, remove, addTransaction, addChange} = this.#statements
    if (this.#database.prepare('SELECT 1 FROM transactions WHERE id = ?').get(transactionId)) {
      throw invalid(`Transaction "${transactionId}" was stored before; use a new id`)
    }
    inTransaction(this.#database, () => {
      const sequence = addTransaction.run(transactionId, timestamp, author).lastInsertRowid
      for (const {documentId, before, after, mutations, effects} of changes) {
        if (after) put.run(documentId, JSON.stringify(after))
        else remove.run(documentId)
        addChange.run(
          documentId,
          sequence,
          before?._rev ?? null,
          transitionOf({before, after}),
          JSON.stringify(effects.apply),
          JSON.stringify(effects.revert),
          JSON.stringify(mutations),
        )
      }
    })
  }

  clear(): void {
    inTransaction(this.#database, () =>
      this.#database.exec('DELETE FROM changes; DELETE FROM transactions; DELETE FROM documents'),
    )
  }
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
