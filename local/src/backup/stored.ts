import {existsSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import type {DatabaseSync} from 'node:sqlite'
import {parseJson} from '@upline/domain/content/parse-json.ts'
import {inTransaction} from '@upline/lake/embed'
import {createDocumentStore, type StoredDocument} from '../firestore/document-store.ts'

/** Writes inquiries, notes and error logs into a backup, one per line. The database may be in use. */
export function writeStored(database: DatabaseSync, folder: string): void {
  const lines = createDocumentStore(database)
    .all()
    .map((document) => `${JSON.stringify(document)}\n`)
    .toArray()
  writeFileSync(join(folder, 'firestore.ndjson'), lines.join(''), {mode: 0o600})
}

/** Reads inquiries, notes and error logs from a backup. Throws an Error that names the line. */
export function readStored(folder: string): StoredDocument[] {
  const file = join(folder, 'firestore.ndjson')
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      if (!line.trim()) return []
      const stored = parse(line)
      if (!stored)
        throw new Error(`${file}:${index + 1}: the line is not a stored document. Nothing was changed`)
      return [stored]
    })
}

function parse(line: string): StoredDocument | undefined {
  const {path, fields, createTime, updateTime} = Object(parseJson(line))
  const isWhole =
    [path, createTime, updateTime].every((text) => typeof text === 'string') &&
    typeof fields === 'object' &&
    fields !== null
  return isWhole ? {path, fields, createTime, updateTime} : undefined
}

/** Replaces all inquiries, notes and error logs. */
export function replaceStored(database: DatabaseSync, stored: readonly StoredDocument[]): void {
  const documents = createDocumentStore(database)
  inTransaction(database, () => {
    documents.clear()
    for (const {path, fields, createTime, updateTime} of stored)
      documents.put(path, fields, updateTime, createTime)
  })
}
