import {closeSync, existsSync, openSync, writeSync} from 'node:fs'
import {join} from 'node:path'
import type {DatabaseSync} from 'node:sqlite'
import {parseJson} from '@upline/domain/content/parse-json.ts'
import {inTransaction} from '@upline/lake/embed'
import {createDocumentStore, type StoredDocument} from '../firestore/document-store.ts'
import {readChunks} from './checksums.ts'

/** Writes inquiries, notes and error logs into a backup, one per line. The database may be in use. */
export function writeStored(database: DatabaseSync, folder: string): void {
  const file = openSync(join(folder, 'firestore.ndjson'), 'w', 0o600)
  try {
    for (const document of createDocumentStore(database).all())
      writeSync(file, `${JSON.stringify(document)}\n`)
  } finally {
    closeSync(file)
  }
}

/** Yields inquiries, notes and error logs from a backup. Throws an Error that names the line. */
export function* readStored(folder: string): Generator<StoredDocument> {
  const file = join(folder, 'firestore.ndjson')
  if (!existsSync(file)) return
  let number = 0
  for (const line of readLines(file)) {
    number += 1
    if (!line.trim()) continue
    const stored = parse(line)
    if (!stored) throw new Error(`${file}:${number}: the line is not a stored document. Nothing was changed`)
    yield stored
  }
}

/** The file may be longer than a string can be. */
function* readLines(file: string): Generator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for (const chunk of readChunks(file)) {
    const lines = (rest + decoder.decode(chunk, {stream: true})).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  yield rest
}

function parse(line: string): StoredDocument | undefined {
  const {path, fields, createTime, updateTime} = Object(parseJson(line))
  const isWhole =
    [path, createTime, updateTime].every((text) => typeof text === 'string') &&
    typeof fields === 'object' &&
    fields !== null
  return isWhole ? {path, fields, createTime, updateTime} : undefined
}

/** Replaces all inquiries, notes and error logs with the ones in a backup. Returns their number. */
export function replaceStored(database: DatabaseSync, backup: string): number {
  const documents = createDocumentStore(database)
  let count = 0
  inTransaction(database, () => {
    documents.clear()
    for (const {path, fields, createTime, updateTime} of readStored(backup)) {
      documents.put(path, fields, updateTime, createTime)
      count += 1
    }
  })
  return count
}
