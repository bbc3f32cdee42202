import {isObject, type StoredDocument, textOf} from '@upline/domain/content/stored-document.ts'
import {memberStep} from '@upline/domain/content/walk.ts'
import {type Definition, type Definitions, memberOf, resolved} from './definition.ts'

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
  text: 'text',
  number: 'a number',
  boolean: 'yes or no',
  list: 'a list',
  object: 'a group of fields',
}

/** Returns the values of another type than their field's, as imports, scripts and older schemas leave them. */
export function wrongValues(document: StoredDocument, types: Definitions): WrongValue[] {
  const found: WrongValue[] = []
  readFields(document, types.get(document._type), '')
  return found

  function readFields(
    object: Record<string, unknown>,
    definition: Definition | undefined,
    path: string,
  ): void {
    for (const field of fieldsOf(definition)) {
      const value = object[field.name ?? '']
      if (value === undefined || value === null) continue
      const inner = resolved(field, types)
      if (inner) readValue(value, kindOf(inner), inner, path ? `${path}.${field.name}` : `${field.name}`)
    }
  }

  function readValue(value: unknown, kind: Kind, definition: Definition | undefined, field: string): void {
    const stored = kindOfValue(value)
    if (stored !== kind) found.push({field, problem: `should be ${labels[kind]}, but it’s ${labels[stored]}`})
    else if (isObject(value)) readFields(value, definition, field)
    else if (Array.isArray(value) && definition?.of?.every(({type}) => !kinds[type ?? ''])) {
      for (const [index, member] of value.entries()) {
        if (member === null || member === undefined) continue
        const type = isObject(member) ? textOf(member._type) : undefined
        readValue(member, 'object', memberOf(definition, type, types), field + memberStep(member, index))
      }
    }
  }
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

function kindOfValue(value: unknown): Kind {
  if (Array.isArray(value)) return 'list'
  if (typeof value === 'string') return 'text'
  if (typeof value === 'number') return 'number'
  return typeof value === 'boolean' ? 'boolean' : 'object'
}
