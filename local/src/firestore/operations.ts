import type {DatabaseSync} from 'node:sqlite'
import type {Permit} from './access.ts'
import {commitWrites} from './commit.ts'
import {documentsRoot, readDocumentName} from './document-name.ts'
import type {DocumentStore, StoredDocument} from './document-store.ts'
import {FirestoreError, invalid} from './firestore-error.ts'
import {runQuery} from './query.ts'
import {Transactions} from './transactions.ts'
import {readList, readObject, readText} from './wire.ts'
import {readWrites} from './writes.ts'

/** One method of Firestore's REST API: a request's JSON to an answer's. Throws a FirestoreError. */
type Operation = (request: unknown, permit: Permit) => unknown

export type FirestoreOperations = ReturnType<typeof createOperations>

/** Returns the methods that `firebase/firestore/lite` and the admin SDK's REST transport call. */
export function createOperations(database: DatabaseSync, store: DocumentStore, project: string) {
  const root = documentsRoot(project)
  const transactions = new Transactions()

  function expectOpen(id: string): void {
    if (transactions.isOpen(id)) return
    throw new FirestoreError('ABORTED', 'The transaction has ended. Try again.')
  }

  const onWire = ({path, ...document}: StoredDocument) => ({name: `${root}/${path}`, ...document})

  const commit: Operation = async (input, permit) => {
    const request = readObject('The request', input, ['writes', 'transaction', 'database'])
    const writes = readWrites(root, request.writes)
    const given = optionalText('transaction', request.transaction)
    if (given) expectOpen(given)
    // A write outside a transaction locks its documents like a short transaction.
    const id = given ?? transactions.begin()
    try {
      await transactions.lock(
        id,
        writes.map(({path}) => path),
      )
      return commitWrites(database, store, writes, permit)
    } finally {
      transactions.end(id)
    }
  }

  const batchGet: Operation = async (input, permit) => {
    const known = ['documents', 'newTransaction', 'transaction', 'mask', 'database'] as const
    const request = readObject('The request', input, known)
    const names = readList('documents', request.documents)
    // The rules refuse a visitor's reads. Without one, they would not be asked before the transaction begins.
    if (names.length === 0) throw invalid('The request names no document.')
    const paths = names.map((name) => readDocumentName(root, name).join('/'))
    const readTime = new Date().toISOString()
    for (const path of paths) permit({method: 'get', path, before: store.get(path)?.fields}, readTime)

    const begun = request.newTransaction === undefined ? undefined : transactions.begin()
    const id = begun ?? optionalText('transaction', request.transaction)
    if (id) {
      await transactions.lock(id, paths)
      expectOpen(id)
    }
    const answers = paths.map((path) => {
      const document = store.get(path)
      return document ? {found: onWire(document), readTime} : {missing: `${root}/${path}`, readTime}
    })
    return begun ? [{transaction: begun}, ...answers] : answers
  }

  const query: Operation = (input, permit) => {
    const request = readObject('The request', input, ['structuredQuery', 'parent'])
    const readTime = new Date().toISOString()
    const found = runQuery(store, root, request.structuredQuery, (collection) =>
      permit({method: 'list', path: `${collection}/`}, readTime),
    )
    const answers = found.map((document) => ({document: onWire(document), readTime}))
    return answers.length > 0 ? answers : [{readTime}]
  }

  const rollback: Operation = (input) => {
    const request = readObject('The request', input, ['transaction', 'database'])
    transactions.end(readText('transaction', request.transaction))
    return {}
  }

  return {commit, batchGet, runQuery: query, rollback, endTransactions: () => transactions.endAll()}
}

function optionalText(what: string, value: unknown): string | undefined {
  return value === undefined ? undefined : readText(what, value)
}
