import {randomUUID} from 'node:crypto'
import {readFileSync} from 'node:fs'
import {faultOf} from '../documents/check-document.ts'
import {isRecord, isValidId} from '../documents/document.ts'

/** Reads an NDJSON file in Sanity's import form, or documents at hand. One without an id gets one. Throws an Error that names the line; `place` is for further messages. */
export function readSeed(seed: string | readonly unknown[]) {
  const seen = new Map<string, string>()
  return entriesOf(seed).map(({place, value}) => {
    const document = checkDocument(isRecord(value) ? {_id: randomUUID(), ...value} : value, place)
    const first = seen.get(document._id)
    if (first) throw new Error(`${place}: the document "${document._id}" stands at ${first} already`)
    seen.set(document._id, place)
    return {place: `${place} (document "${document._id}")`, document}
  })
}

function entriesOf(seed: string | readonly unknown[]): {place: string; value: unknown}[] {
  if (typeof seed !== 'string') return seed.map((value, index) => ({place: `seed[${index}]`, value}))
  let text: string
  try {
    text = readFileSync(seed, 'utf8')
  } catch (error) {
    throw new Error(`The seed ${seed} cannot be read: ${error instanceof Error ? error.message : error}`)
  }
  return text.split('\n').flatMap((line, index) => {
    const place = `${seed}:${index + 1}`
    return line.trim() === '' ? [] : [{place, value: readLine(line, place)}]
  })
}

function readLine(line: string, place: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    const id = /"_id"\s*:\s*"([^"]*)"/.exec(line)?.[1]
    throw new Error(`${place}: the line is not valid JSON${id === undefined ? '' : ` (document "${id}")`}`)
  }
}

function checkDocument(document: unknown, place: string) {
  if (!isRecord(document)) throw new Error(`${place}: this is no document`)
  const {_id, _type} = document
  if (!isValidId(_id))
    throw new Error(`${place}: ${JSON.stringify(_id) ?? 'a missing _id'} is not a document id`)
  if (typeof _type !== 'string' || _type === '')
    throw new Error(`${place}: the document "${_id}" has no _type`)
  const fault = faultOf(document)
  if (fault) throw new Error(`${place}: the document "${_id}" ${fault}`)
  return {...document, _id, _type}
}
