import {type ContentDocument, isContentDocument, isObject, type Json} from './json.ts'

/** Names that open an object in the readable files; the others follow as they come. */
const leading = [
  '_id',
  '_type',
  '_key',
  'key',
  'kind',
  'path',
  'title',
  'name',
  'label',
  'eyebrow',
  'heading',
]

export class ContentError extends Error {
  override name = 'ContentError'
}

/** Two spaces, identity first, a line break at the end: a change shows as the lines it touches. */
export function printDocument(document: ContentDocument): string {
  return `${JSON.stringify(ordered(document), null, 2)}\n`
}

/** `<type>/<id>.json`, relative to the folder of the readable files. */
export function fileOf(document: ContentDocument): string {
  return `${document._type}/${document._id}.json`
}

/** Reads one document; damage is a ContentError that names file, line and column. */
export function parseDocument(text: string, file: string): ContentDocument {
  const value = parseJson(text, file)
  if (!isContentDocument(value)) throw new ContentError(`${file}:1: a document needs "_id" and "_type"`)
  return value
}

export function parseJson(text: string, file: string, firstLine = 1): Json {
  try {
    return JSON.parse(text)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const position = /at position (\d+)/.exec(message)
    const before = position === null ? text.trimEnd() : text.slice(0, Number(position[1]))
    const line = before.split('\n').length - 1 + firstLine
    const column = before.length - before.lastIndexOf('\n')
    const reason = message
      .replace(/ in JSON at position.*$/s, '')
      .replace(/,? \.{0,3}".*" is not valid JSON$/s, '')
    throw new ContentError(`${file}:${line}:${column}: damaged JSON: ${reason}`)
  }
}

function ordered(value: Json): Json {
  if (Array.isArray(value)) return value.map(ordered)
  if (!isObject(value)) return value
  const first = leading.filter((key) => key in value)
  const rest = Object.keys(value).filter((key) => !leading.includes(key))
  return Object.fromEntries([...first, ...rest].map((key) => [key, ordered(value[key] ?? null)]))
}
