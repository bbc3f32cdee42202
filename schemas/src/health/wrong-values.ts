import {memberStep} from '@upline/domain/content/walk.ts'
import {type Definition, type Definitions, memberOf, resolved} from './definition.ts'
import {isObject, type StoredDocument, textOf} from './stored-document.ts'

export interface WrongValue {
  field: string
  problem: string
}

type Kind = 'text' | 'number' | 'boolean' | 'list' | 'object'

const kinds: Readonly<Record<string, Kind>> = {
  string: 'text',
  text: 'text',
  date: 'text',
  datetime: 'text',
  url: 'text',
  email: 'text',
  number: 'number',
  boolean: 'boolean',
  array: 'list',
}

const labels: Record<Kind, string> = {
  text: 'a text',
  number: 'a number',
  boolean: 'yes or no',
  list: 'a list',
  object: 'a group of fields',
}

/** Values of a document that are not of the kind that its fields are, as imports, scripts and older schemas leave them. */
export function wrongValues(document: StoredDocument, types: Definitions): WrongValue[] {
  const reading: Reading = {types, path: [], found: []}
  readFields(document, types.get(document._type), reading)
  return reading.found
}

interface Reading {
  types: Definitions
  /** Names of fields, and members of lists. It becomes text only where something is wrong. */
  path: (string | {member: unknown; index: number})[]
  found: WrongValue[]
}

function readFields(
  object: Record<string, unknown>,
  definition: Definition | undefined,
  reading: Reading,
): void {
  for (const field of fieldsOf(definition)) {
    if (field.name === undefined) continue
    const value = object[field.name]
    if (value === undefined || value === null) continue
    reading.path.push(field.name)
    readValue(value, resolved(field, reading.types), reading)
    reading.path.pop()
  }
}

function readValue(value: unknown, definition: Definition | undefined, reading: Reading): void {
  if (!definition) return
  const kind = kindOf(definition)
  const stored = kindOfValue(value)
  if (stored !== kind) {
    // Strings and numbers are queried directly, lists and objects through a projection.
    report(reading, stored, kind)
  } else if (Array.isArray(value)) readMembers(value, definition, reading)
  else if (isObject(value)) readFields(value, definition, reading)
}

function readMembers(members: readonly unknown[], list: Definition, reading: Reading): void {
  if (!ofObjects(list)) return
  for (const [index, member] of members.entries()) {
    if (member === null || member === undefined) continue
    reading.path.push({member, index})
    if (isObject(member)) {
      readFields(member, memberOf(list, textOf(member._type), reading.types), reading)
    } else report(reading, kindOfValue(member), 'object')
    reading.path.pop()
  }
}

function report({path, found}: Reading, stored: Kind, wanted: Kind): void {
  let field = ''
  for (const step of path) {
    if (typeof step === 'string') field += field ? `.${step}` : step
    else field += memberStep(step.member, step.index)
  }
  found.push({field, problem: `is ${labels[stored]} instead of ${labels[wanted]}`})
}

/** Fields that Sanity adds to every document. */
const ownFields: Readonly<Record<string, readonly Definition[]>> = {
  reference: [{name: '_ref', type: 'string'}],
  image: ['asset', 'crop', 'hotspot'].map((name) => ({name, type: 'object'})),
  file: [{name: 'asset', type: 'object'}],
}

function fieldsOf(definition: Definition | undefined): readonly Definition[] {
  if (definition?.type !== 'block')
    return [...(definition?.fields ?? []), ...(ownFields[definition?.type ?? ''] ?? [])]
  return [
    {name: 'children', type: 'array', of: [{type: 'span'}]},
    {name: 'markDefs', type: 'array', of: definition.marks?.annotations ?? []},
  ]
}

const kindOf = (definition: Definition): Kind =>
  definition.of && definition.type === 'array' ? 'list' : (kinds[definition.type ?? ''] ?? 'object')

const ofObjects = ({of = []}: Definition): boolean => of.every(({type}) => !kinds[type ?? ''])

function kindOfValue(value: unknown): Kind {
  if (Array.isArray(value)) return 'list'
  if (typeof value === 'string') return 'text'
  if (typeof value === 'number') return 'number'
  return typeof value === 'boolean' ? 'boolean' : 'object'
}
