import {type ContentDocument, isContentDocument, type Json} from './json.ts'

export class ContentError extends Error {
  override name = 'ContentError'
}

/** Returns `<type>/<id>.json`, relative to `content/documents`. */
export function fileOf(document: ContentDocument): string {
  return `${document._type}/${document._id}.json`
}

/** Parses one document. Throws a ContentError that names file, line and column. */
export function parseDocument(text: string, file: string): ContentDocument {
  const value = parseJson(text, file)
  if (!isContentDocument(value)) throw new ContentError(`${file}:1: a document needs "_id" and "_type"`)
  return value
}

function parseJson(text: string, file: string): Json {
  try {
    return JSON.parse(text)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const position = /at position (\d+)/.exec(message)
    const before = position === null ? text.trimEnd() : text.slice(0, Number(position[1]))
    const line = before.split('\n').length
    const column = before.length - before.lastIndexOf('\n')
    const reason = message
      .replace(/ in JSON at position.*$/s, '')
      .replace(/,? \.{0,3}".*" is not valid JSON$/s, '')
    throw new ContentError(`${file}:${line}:${column}: damaged JSON: ${reason}`)
  }
}
