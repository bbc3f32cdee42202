import type {DatabaseSync} from 'node:sqlite'
import {createFeed} from '../storage/feed.ts'
import {checkLocks, checkReferences} from './commit-checks.ts'
import {type Doc, publishedIdOf} from './document.ts'
import {AttributeLimits, type Limits} from './limits.ts'
import {finish, finishInSlices, PendingTransaction} from './mutations.ts'
import {ReferenceIndex} from './references.ts'
import {StoreTables} from './store-tables.ts'
import type {Change, Committed} from './transaction.ts'

/** The author of every change without accounts and named editors. */
export const localUserId = 'local-user'

export interface CommitOptions {
  /** The API version of the request, such as `v2025-02-19`. */
  apiVersion?: string
  transactionId?: string | undefined
  /** Check everything, store and publish nothing. */
  dryRun?: boolean
  /** The user's id. */
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

  /** All documents with this published id: drafts, versions and the published one. */
  layersOf(publishedId: string): Iterable<Doc> {
    return this.#layers.get(publishedId)?.values() ?? []
  }

  /** Whether there is a release of this name, or a version that belongs to one. */
  hasRelease(name: string): boolean {
    const isVersion = (id: string) => id.startsWith(`versions.${name}.`)
    return this.#releases.has(`_.releases.${name}`) || this.#documents.keys().some(isVersion)
  }

  /** The documents of releases. */
  releases(): Doc[] {
    return [...this.#releases.values()]
  }

  /** The ids of the documents that refer strongly to `id`. */
  referencesTo(id: string): string[] {
    return this.#references.sources(id)
  }

  /**
   * Applies the mutations as one transaction: all of them or, when one throws (a LakeError), none.
   * Mutations name their documents by ids: see `namedById`.
   */
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
    this.#limits?.check(changes)
    if (dryRun) return committed

    this.#stored.write(committed)
    for (const change of changes) this.#show(change)
    this.#limits?.update(changes)
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
