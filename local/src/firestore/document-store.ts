import type {DatabaseSync} from 'node:sqlite'
import {createFeed, type Feed} from '@upline/lake/embed'
import {newestRows} from '../newest-rows.ts'
import type {WireFields} from './values.ts'

export interface StoredDocument {
  /** Collection and id in turn, joined by slashes. */
  path: string
  fields: WireFields
  /** ISO 8601, UTC. */
  createTime: string
  updateTime: string
}

export interface DocumentStore {
  get(path: string): StoredDocument | undefined
  put(path: string, fields: WireFields, time: string, createTime?: string): void
  remove(path: string): void
  /** Documents directly in a collection, by id. */
  list(collection: string): IteratorObject<StoredDocument>
  /** The newest documents of a collection, newest first, as many as the dashboard shows. */
  newest(collection: string): StoredDocument[]
  /** Paths of the documents that were created before an ISO time. */
  createdBefore(collection: string, time: string): string[]
  /** All documents, by path. */
  all(): IteratorObject<StoredDocument>
  clear(): void
  count(collection: string): number
  /** Publishes the collection that a committed write touched. */
  changes: Feed<string>
  /** Publishes each document that a commit created. */
  created: Feed<StoredDocument>
}

/** A larger collection, in bytes, is parsed a page at a time, so that no flood of documents fills the memory. */
const longestCachedList = 32 * 1024 * 1024
const pageSize = 100

export function createDocumentStore(database: DatabaseSync): DocumentStore {
  database.exec(`
    CREATE TABLE IF NOT EXISTS firestore_documents (
      path TEXT PRIMARY KEY,
      collection TEXT NOT NULL,
      fields TEXT NOT NULL,
      create_time TEXT NOT NULL,
      update_time TEXT NOT NULL
    ) STRICT;
    CREATE INDEX IF NOT EXISTS firestore_documents_collection ON firestore_documents (collection, path);
    CREATE INDEX IF NOT EXISTS firestore_documents_time ON firestore_documents (collection, create_time);
  `)
  const columns = 'path, fields, create_time AS createTime, update_time AS updateTime'
  const get = database.prepare(`SELECT ${columns} FROM firestore_documents WHERE path = ?`)
  const selectFrom = (conditions: string) =>
    database.prepare(`SELECT ${columns} FROM firestore_documents WHERE ${conditions}`)
  const page = selectFrom(`collection = ? AND path > ? ORDER BY path LIMIT ${pageSize}`)
  const pageOfAll = selectFrom(`path > ? ORDER BY path LIMIT ${pageSize}`)
  const newest = selectFrom('collection = ? ORDER BY create_time DESC')
  const createdBefore = database.prepare(
    'SELECT path FROM firestore_documents WHERE collection = ? AND create_time < ?',
  )
  const bytes = database.prepare(
    'SELECT total(octet_length(fields)) AS bytes FROM firestore_documents WHERE collection = ?',
  )
  const remove = database.prepare('DELETE FROM firestore_documents WHERE path = ?')
  const count = database.prepare('SELECT count(*) AS count FROM firestore_documents WHERE collection = ?')
  const put = database.prepare(`
    INSERT INTO firestore_documents (path, collection, fields, create_time, update_time) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (path) DO UPDATE SET fields = excluded.fields, update_time = excluded.update_time
  `)

  // Parsed lists, until their collection is written: a client that reads page by page has ten thousand parsed once.
  const lists = new Map<string, StoredDocument[]>()

  return {
    get(path) {
      const row = get.get(path)
      return row && fromRow(row)
    },
    put(path, fields, time, createTime = time) {
      lists.delete(collectionOf(path))
      put.run(path, collectionOf(path), JSON.stringify(fields), createTime, time)
    },
    remove(path) {
      lists.delete(collectionOf(path))
      remove.run(path)
    },
    list(collection) {
      const known = lists.get(collection)
      if (known) return known.values()
      const pages = readPages((after) => page.all(collection, after))
      if (Number(bytes.get(collection)?.bytes) > longestCachedList) return pages
      const found = pages.toArray()
      lists.set(collection, found)
      return found.values()
    },
    newest: (collection) => newestRows(newest.iterate(collection), 'fields').map(fromRow),
    createdBefore: (collection, time) => createdBefore.all(collection, time).map(({path}) => String(path)),
    all: () => readPages((after) => pageOfAll.all(after)),
    clear() {
      lists.clear()
      database.exec('DELETE FROM firestore_documents')
    },
    count: (collection) => Number(count.get(collection)?.count),
    changes: createFeed(),
    created: createFeed(),
  }
}

export function collectionOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'))
}

function* readPages(rowsAfter: (path: string) => Record<string, unknown>[]): Generator<StoredDocument> {
  let rows = rowsAfter('')
  while (rows.length > 0) {
    for (const row of rows) yield fromRow(row)
    rows = rowsAfter(String(rows.at(-1)?.path))
  }
}

function fromRow(row: Record<string, unknown>): StoredDocument {
  const {path, createTime, updateTime} = row
  try {
    // Columns are TEXT NOT NULL in a STRICT table, and only checked fields are ever stored.
    const fields = JSON.parse(String(row.fields)) as WireFields
    return {path: String(path), fields, createTime: String(createTime), updateTime: String(updateTime)}
  } catch {
    throw new Error(
      `The stored document ${path} is damaged in the table firestore_documents; nothing was changed`,
    )
  }
}
