import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {DatabaseSync} from 'node:sqlite'
import {type Dataset, inTransaction, loadSeed, openDataset} from '@upline/lake/embed'
import {createDocumentStore} from '../firestore/document-store.ts'
import type {WireFields} from '../firestore/values.ts'

export interface DatasetName {
  projectId: string
  dataset: string
}

interface Stored {
  path: string
  fields: WireFields
  createTime: string
  updateTime: string
}

/** Loads the content of a backup into an empty lake, all of it or, with an Error that names the line, nothing. Gives the number of documents. */
export async function loadContent(context: Dataset, folder: string): Promise<number> {
  const count = await loadSeed(context, join(folder, 'production.ndjson'))
  const file = join(folder, 'assets.json')
  const facts: Record<string, Record<string, unknown>> = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : {}
  const known = Object.entries(facts).filter(([id]) => context.store.get(id))
  if (known.length > 0) {
    context.store.commit(
      known.map(([id, set]) => ({patch: {id, set}})),
      () => [],
    )
  }
  return count
}

/** Throws the Error that `loadContent` would, and changes nothing. */
export async function tryContent(folder: string, name: DatasetName): Promise<void> {
  const trial = mkdtempSync(join(tmpdir(), 'upline-trial-'))
  try {
    await loadContent(contextOn(new DatabaseSync(':memory:'), trial, name), folder)
  } finally {
    rmSync(trial, {recursive: true})
  }
}

export function contextOn(database: DatabaseSync, folder: string, name: DatasetName): Dataset {
  return openDataset({...name, database, folder, assetsOrigin: 'http://localhost'})
}

/** Inquiries and error logs of a backup. Throws an Error that names the line. */
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
  try {
    const {path, fields, createTime, updateTime} = JSON.parse(line)
    const isWhole =
      [path, createTime, updateTime].every((text) => typeof text === 'string') &&
      typeof fields === 'object' &&
      fields !== null
    return isWhole ? {path, fields, createTime, updateTime} : undefined
  } catch {
    return undefined
  }
}

/** Puts these in the place of all inquiries and error logs there are. */
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
