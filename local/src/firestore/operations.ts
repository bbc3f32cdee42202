import type {DatabaseSync} from 'node:sqlite'
import type {Permit} from './access.ts'
import {commitWrites} from './commit.ts'
import {documentsRoot, readDocumentName} from './document-name.ts'
import type {DocumentStore, StoredDocument} from './document-store.ts'
import {FirestoreError} from './firestore-error.ts'
import {runQuery} from './query.ts'
import {Transactions} from './transactions.ts'
import {readList, readObject, readText} from './wire.ts'
import {readWrites} from './writes.ts'

/** One method of Firestore's REST API: a request's JSON to an answer's. Throws a FirestoreError. */
type Operation = (request: unknown, permit: Permit) => unknown

/** The methods that `firebase/firestore/lite` and the admin SDK's REST transport call. */
export class FirestoreOperations {
  readonly #database: DatabaseSync
  readonly #store: DocumentStore
  readonly #root: string
  readonly #transactions = new Transactions()

  constructor(database: DatabaseSync, store: DocumentStore, project: string) {
    this.#database = database
    this.#store = store
    this.#root = documentsRoot(project)
  }

  readonly commit: Operation = async (input, permit) => {
    const request = readObject('The request', input, ['writes', 'transaction', 'database'])
    const writes = readWrites(this.#root, request.writes)
    const given = optionalText('transaction', request.transaction)
    if (given) this.#expectOpen(given)
    // A write outside a transaction locks its documents like a short transaction.
    const id = given ?? this.#transactions.begin()
    try {
      await this.#transactions.lock(
        id,
        writes.map(({path}) => path),
      )
      return commitWrites(this.#database, this.#store, writes, permit)
    } finally {
      this.#transactions.end(id)
    }
  }

  readonly batchGet: Operation = async (input, permit) => {
    const known = ['documents', 'newTransaction', 'transaction', 'mask', 'database'] as const
    const request = readObject('The request', input, known)
    const names = readList('documents', request.documents)
    const paths = names.map((name) => readDocumentName(this.#root, name).join('/'))
    const readTime = new Date().toISOString()
    for (const path of paths) permit({method: 'get', path, before: this.#store.get(path)?.fields}, readTime)

    const begun = request.newTransaction === undefined ? undefined : this.#transactions.begin()
    const id = begun ?? optionalText('transaction', request.transaction)
    if (id) {
      await this.#transactions.lock(id, paths)
      this.#expectOpen(id)
    }
    const answers = paths.map((path) => {
      const document = this.#store.get(path)
      return document
        ? {found: this.#onWire(document), readTime}
        : {missing: `${this.#root}/${path}`, readTime}
    })
    return begun ? [{transaction: begun}, ...answers] : answers
  }

  readonly runQuery: Operation = (input, permit) => {
    const request = readObject('The request', input, ['structuredQuery', 'parent'])
    const readTime = new Date().toISOString()
    const found = runQuery(this.#store, this.#root, request.structuredQuery, (collection) =>
      permit({method: 'list', path: `${collection}/`}, readTime),
    )
    const answers = found.map((document) => ({document: this.#onWire(document), readTime}))
    return answers.length > 0 ? answers : [{readTime}]
  }

  readonly rollback: Operation = (input) => {
    const request = readObject('The request', input, ['transaction', 'database'])
    this.#transactions.end(readText('transaction', request.transaction))
    return {}
  }

  endTransactions(): void {
    this.#transactions.endAll()
  }

  #expectOpen(id: string): void {
    if (this.#transactions.isOpen(id)) return
    throw new FirestoreError('ABORTED', 'The transaction has ended. Try again.')
  }

  #onWire({path, fields, createTime, updateTime}: StoredDocument) {
    return {name: `${this.#root}/${path}`, fields, createTime, updateTime}
  }
}

function optionalText(what: string, value: unknown): string | undefined {
  return value === undefined ? undefined : readText(what, value)
}
