import type {DatabaseSync, StatementSync} from 'node:sqlite'
import {invalid} from '../lake-error.ts'
import {inTransaction, StoreError} from '../storage/database.ts'
import {type Doc, isRecord} from './document.ts'
import {type Committed, transitionOf} from './transaction.ts'

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
export class StoreTables {
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
