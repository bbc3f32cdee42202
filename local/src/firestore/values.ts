import {invalid} from './firestore-error.ts'
import {readList, readObject, readText} from './wire.ts'

/** A validated field in Firestore's JSON form. Bytes and places are not supported here. */
export type WireValue =
  | {nullValue: null}
  | {booleanValue: boolean}
  | {integerValue: string}
  | {doubleValue: number | 'NaN' | 'Infinity' | '-Infinity'}
  | {timestampValue: string}
  | {stringValue: string}
  | {referenceValue: string}
  | {arrayValue: {values?: WireValue[]}}
  | {mapValue: {fields?: WireFields}}

export type WireFields = Record<string, WireValue>

const kinds = [
  'nullValue',
  'booleanValue',
  'integerValue',
  'doubleValue',
  'timestampValue',
  'stringValue',
  'referenceValue',
  'arrayValue',
  'mapValue',
] as const

const deepestNesting = 20
const longestFieldName = 1500
const documentName = /^projects\/[^/]+\/databases\/[^/]+\/documents(?:\/[^/]+\/[^/]+)+$/
const timestamp = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/
const int64 = 2n ** 63n

/** Checks the fields of a document or map. Throws INVALID_ARGUMENT. */
export function readFields(value: unknown, depth = 0): WireFields {
  if (value === undefined) return {}
  if (depth > deepestNesting) throw invalid('The value is nested more than 20 levels deep.')
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw invalid('fields must be an object.')
  // fromEntries, not assignment: a field named __proto__ must stay a field (and is refused as reserved).
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [fieldName(name), readValue(field, depth + 1)]),
  )
}

function fieldName(name: string): string {
  if (readText('A field name', name) === '') throw invalid('A field name is empty.')
  if (/^__.*__$/s.test(name)) throw invalid('A field name is reserved.')
  if (Buffer.byteLength(name) > longestFieldName)
    throw invalid(`A field name is longer than ${longestFieldName} bytes.`)
  return name
}

export function readValue(input: unknown, depth: number): WireValue {
  const value = readObject('A value', input, kinds)
  const present = kinds.filter((kind) => Object.hasOwn(value, kind))
  const kind = present[0]
  if (!kind || present.length > 1) throw invalid('A value must have exactly one type.')
  const content = value[kind]
  switch (kind) {
    case 'nullValue':
      // REST clients with numeric enums write 0.
      if (content !== null && content !== 0 && content !== 'NULL_VALUE')
        throw invalid('A null value must be null.')
      return {nullValue: null}
    case 'booleanValue':
      if (typeof content !== 'boolean') throw invalid('A boolean must be true or false.')
      return {booleanValue: content}
    case 'integerValue':
      return {integerValue: readInteger(content)}
    case 'doubleValue':
      return {doubleValue: readDouble(content)}
    case 'timestampValue':
      return {timestampValue: readTimestamp(content)}
    case 'stringValue':
      return {stringValue: readText('A string', content)}
    case 'referenceValue':
      return {referenceValue: readReference(content)}
    case 'arrayValue':
      return {arrayValue: {values: readArray(content, depth)}}
    case 'mapValue':
      return {mapValue: {fields: readFields(readObject('A map', content, ['fields']).fields, depth)}}
  }
}

function readArray(content: unknown, depth: number): WireValue[] {
  return readList('values', readObject('An array', content, ['values']).values).map((item) => {
    const value = readValue(item, depth + 1)
    if ('arrayValue' in value) throw invalid('An array may not hold an array.')
    return value
  })
}

function readInteger(content: unknown): string {
  const text = typeof content === 'number' ? String(content) : content
  if (typeof text !== 'string' || !/^-?\d{1,19}$/.test(text))
    throw invalid('An integer must be a whole number.')
  const number = BigInt(text)
  if (number >= int64 || number < -int64) throw invalid('An integer does not fit into 64 bits.')
  return String(number)
}

function readDouble(content: unknown): number | 'NaN' | 'Infinity' | '-Infinity' {
  if (typeof content === 'number') return content
  if (content === 'NaN' || content === 'Infinity' || content === '-Infinity') return content
  throw invalid('A double must be a number.')
}

function readTimestamp(content: unknown): string {
  if (typeof content === 'string' && timestamp.test(content) && !Number.isNaN(Date.parse(content)))
    return content
  // The admin client's REST form of google.protobuf.Timestamp.
  if (typeof content === 'object' && content !== null) {
    const {seconds = 0, nanos = 0} = readObject('A timestamp', content, ['seconds', 'nanos'])
    const time = new Date(Number(seconds) * 1000)
    if (!Number.isNaN(time.getTime()) && Number.isInteger(nanos)) {
      return `${time.toISOString().slice(0, 19)}.${String(nanos).padStart(9, '0')}Z`
    }
  }
  throw invalid('A timestamp must be in RFC 3339 form, in UTC.')
}

function readReference(content: unknown): string {
  const text = readText('A reference', content)
  if (!documentName.test(text)) throw invalid('A reference must be the full name of a document.')
  return text
}
