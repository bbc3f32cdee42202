import {existsSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import type {DatabaseSync} from 'node:sqlite'
import {parseJson} from '@upline/domain/content/parse-json.ts'
import {inTransaction} from '@upline/lake/embed'
import {createDocumentStore} from '../firestore/document-store.ts'
import type {WireFields} from '../firestore/values.ts'

interface Stored {
  path: string
  fields: WireFields
  createTime: string
  updateTime: string
}

/** Writes inquiries, notes and error logs into a backup, one per line. The database may be in use. */
export function writeStored(database: DatabaseSync, folder: string): void {
  createDocumentStore(database)
  const rows = database
    .prepare(
      'SELECT path, fields, create_time AS createTime, update_time AS updateTime FROM firestore_documents ORDER BY path',
    )
    .all()
  const lines = rows.map((row) => `${JSON.stringify({...row, fields: JSON.parse(String(row.fields))})}\n`)
  writeFileSync(join(folder, 'firestore.ndjson'), lines.join(''), {mode: 0o600})
}

/** Reads inquiries, notes and error logs from a backup. Throws an Error that names the line. */
export function readStored(folder: string): Stored[] {
  const file = join(folder, 'firestore.ndjson')
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      if (!line.trim()) return []
      const stored = parse(line)
      if (!stored)
        throw new Error(`${file}:${index + 1}: the line is no stored document; nothing was changed`)
      return [stored]
    })
}

function parse(line: string): Stored | undefined {
  const {path, fields, createTime, updateTime} = Object(parseJson(line))
  const isWhole =
    [path, createTime, updateTime].every((text) => typeof text === 'string') &&
    typeof fields === 'object' &&
    fields !== null
  return isWhole ? {path, fields, createTime, updateTime} : undefined
}

/** Replaces all inquiries, notes and error logs. */
export function replaceStored(database: DatabaseSync, stored: readonly Stored[]): void {
  createDocumentStore(database)
  const put = database.prepare(
    'INSERT INTO firestore_documents (path, collection, fields, create_time, update_time) VALUES (?, ?, ?, ?, ?)',
  )
  inTransaction(database, () => {
    database.exec('DELETE FROM firestore_documents')
    for (const {path, fields, createTime, updateTime} of stored) {
      put.run(path, path.slice(0, path.lastIndexOf('/')), JSON.stringify(fields), createTime, updateTime)
    }
  })
}
