import {randomUUID} from 'node:crypto'
import {readFileSync} from 'node:fs'
import {isRecord, isValidId} from '../documents/document.ts'
import {SeedError} from './seed-error.ts'

export interface SeedDocument {
  /** `<file>:<line>` and the document's id, for messages. */
  place: string
  document: Record<string, unknown> & {_id: string; _type: string}
}

/** Reads an NDJSON file in Sanity's import form. Throws a SeedError that names the line. */
export function readSeedFile(file: string): SeedDocument[] {
  const lines = readLines(file).map((line, index) => ({line, place: `${file}:${index + 1}`}))
  return unique(
    lines
      .filter(({line}) => line.trim() !== '')
      .map(({line, place}) => ({place, document: readLine(line, place)})),
  )
}

/** The same for documents at hand. One without an id gets one. */
export function readSeedDocuments(documents: readonly unknown[]): SeedDocument[] {
  return unique(
    documents.map((document, index) => {
      const place = `seed[${index}]`
      return {
        place,
        document: checkDocument(isRecord(document) ? {_id: randomUUID(), ...document} : document, place),
      }
    }),
  )
}

function unique(documents: SeedDocument[]): SeedDocument[] {
  const seen = new Map<string, string>()
  return documents.map(({place, document}) => {
    const first = seen.get(document._id)
    if (first) throw new SeedError(`${place}: the document "${document._id}" stands at ${first} already`)
    seen.set(document._id, place)
    return {place: `${place} (document "${document._id}")`, document}
  })
}

function readLines(file: string): string[] {
  let bytes: Buffer
  try {
    bytes = readFileSync(file)
  } catch (error) {
    throw new SeedError(`The seed ${file} cannot be read: ${error instanceof Error ? error.message : error}`)
  }
  return bytes.toString('utf8').split('\n')
}

function readLine(line: string, place: string): SeedDocument['document'] {
  let document: unknown
  try {
    document = JSON.parse(line)
  } catch {
    const id = /"_id"\s*:\s*"([^"]*)"/.exec(line)?.[1]
    throw new SeedError(
      `${place}: the line is not valid JSON${id === undefined ? '' : ` (document "${id}")`}`,
    )
  }
  return checkDocument(isRecord(document) ? {_id: randomUUID(), ...document} : document, place)
}

function checkDocument(document: unknown, place: string): SeedDocument['document'] {
  if (!isRecord(document)) throw new SeedError(`${place}: this is no document`)
  const {_id, _type} = document
  if (!isValidId(_id))
    throw new SeedError(`${place}: ${JSON.stringify(_id) ?? 'a missing _id'} is not a document id`)
  if (typeof _type !== 'string' || _type === '')
    throw new SeedError(`${place}: the document "${_id}" has no _type`)
  return {...document, _id, _type}
}
