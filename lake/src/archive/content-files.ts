import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {isRecord, isValidId} from '../documents/document.ts'

/** A document without the fields that every write changes, as its file stores it. */
export type ContentDocument = Record<string, unknown> & {_id: string; _type: string}

/** Returns files by path, `<type>/<id>.json`, without revision and time of update. The same documents give the same bytes, with one field to a line. */
export function toContentFiles(documents: Iterable<Record<string, unknown>>): Map<string, string> {
  const all = [...documents]
  const counts = new Map<string, number>()
  const folded = (document: Record<string, unknown>) => pathOf(document).toLowerCase()
  for (const document of all) counts.set(folded(document), (counts.get(folded(document)) ?? 0) + 1)
  const files = all.map(({_rev, _updatedAt, ...document}) => {
    // Some file systems take `Plan` and `plan` for one name.
    const marksCapitals = counts.get(folded(document)) !== 1
    return [pathOf(document, marksCapitals), `${JSON.stringify(document, null, 2)}\n`] as const
  })
  return new Map(files.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** The documents of these files, by id. Throws an Error that names the file. */
export function fromContentFiles(files: ReadonlyMap<string, string>): ContentDocument[] {
  return [...files].map(([path, text]) => {
    const document = parse(path, text)
    const expected = pathOf(document)
    // Exports before 2026-11-28 marked all capitals.
    if (expected !== path && pathOf(document, true) !== path)
      throw new Error(`${path}: a ${document._type} with the _id "${document._id}" belongs to ${expected}`)
    return document
  })
}

/** Writes the documents into `folder` and removes the files of deleted documents. Other files stay. */
export function writeContentFolder(folder: string, documents: Iterable<Record<string, unknown>>): number {
  const files = toContentFiles(documents)
  mkdirSync(folder, {recursive: true})
  const before = readFolder(folder)
  for (const path of before.keys()) if (!files.has(path)) rmSync(join(folder, path))
  for (const [path, text] of files) {
    // An unchanged file keeps its modification time.
    if (before.get(path) === text) continue
    mkdirSync(join(folder, path, '..'), {recursive: true})
    writeFileSync(join(folder, path), text)
  }
  return files.size
}

export function readContentFolder(folder: string): ContentDocument[] {
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}`)
  return fromContentFiles(readFolder(folder))
}

function readFolder(folder: string): Map<string, string> {
  const files = new Map<string, string>()
  for (const type of readdirSync(folder, {withFileTypes: true})) {
    // Such as .git and the folders with the bytes of assets.
    if (!type.isDirectory() || type.name.startsWith('.') || type.name === assetFolder) continue
    for (const name of readdirSync(join(folder, type.name))) {
      if (name.endsWith('.json'))
        files.set(`${type.name}/${name}`, readFileSync(join(folder, type.name, name), 'utf8'))
    }
  }
  return files
}

/** Holds the bytes of assets; documents of a type of this name are in a folder of another. */
export const assetFolder = 'assets'

/** Returns a path that any file system accepts: `<type>/<id>.json`, with other characters than letters and digits escaped. */
function pathOf({_id: id, _type: type}: Record<string, unknown>, marksCapitals = false): string {
  if (!isValidId(id)) throw new Error(`${JSON.stringify(id)} is not a document id`)
  if (typeof type !== 'string' || type === '') throw new Error(`The document "${id}" has no _type`)
  if (!type.isWellFormed())
    throw new Error(`The type of the document "${id}" is no text that a file can be named after`)
  const name = marksCapitals ? markCapitals : (text: string) => text
  const place = type === assetFolder ? '%61ssets' : name(fileName(type))
  return `${place}/${name(fileName(id))}.json`
}

const fileName = (text: string): string =>
  encodeURIComponent(text).replace(/^\./, '%2E').replaceAll('*', '%2A')

/** Replaces capitals by escapes; the hexadecimal digits of an escape stay. */
const markCapitals = (text: string): string =>
  text.replaceAll(/%[\dA-F]{2}|[A-Z]/g, (found) =>
    found.length > 1 ? found : `%${found.charCodeAt(0).toString(16).toUpperCase()}`,
  )

function parse(path: string, text: string): ContentDocument {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new Error(`${path} is not valid JSON (${error instanceof Error ? error.message : error})`)
  }
  if (!isRecord(value)) throw new Error(`${path} holds no document`)
  // `pathOf` checks both.
  return value as ContentDocument
}
