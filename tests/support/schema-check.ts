import {Schema} from '@sanity/schema'
import type {SchemaType} from '@sanity/types'
import {schemaTypes} from '@upline/schemas/schema-types.ts'

/**
 * Holds a value against its schema, as the Studio would show it: fields the schema does not have, members of a type a
 * list does not take, values that are not among the choices, and required fields that are empty.
 */
const compiled = Schema.compile({name: 'content', types: schemaTypes})

export function schemaProblems(document: {_id: string; _type: string}): string[] {
  const type = compiled.get(document._type)
  if (!type) return [`${document._id}: there is no type "${document._type}"`]
  return check(type, document, document._id)
}

function check(type: SchemaType, value: unknown, path: string): string[] {
  switch (type.jsonType) {
    case 'object':
      return isRecord(value) ? checkObject(type, value, path) : [`${path}: an object is expected`]
    case 'array':
      return Array.isArray(value) ? checkArray(type, value, path) : [`${path}: a list is expected`]
    default: {
      const choices = choicesOf(type)
      if (typeof value !== type.jsonType) return [`${path}: a ${type.jsonType} is expected`]
      return choices && !choices.includes(value)
        ? [`${path}: "${value}" is none of ${choices.join(', ')}`]
        : []
    }
  }
}

function checkObject(type: SchemaType, value: Record<string, unknown>, path: string): string[] {
  const fields = ('fields' in type ? type.fields : []).filter((field) => !isSanitysOwn(type, field.name))
  const unknown = Object.keys(value)
    .filter((name) => !name.startsWith('_') && !isSanitysOwn(type, name))
    .filter((name) => !fields.some((field) => field.name === name))
    .map((name) => `${path}.${name}: the schema has no such field`)
  const wrong = fields.flatMap((field) => {
    const inner = value[field.name]
    if (inner === undefined || inner === null) {
      return isRequired(field.type) ? [`${path}.${field.name}: is required`] : []
    }
    return check(field.type, inner, `${path}.${field.name}`)
  })
  return [...unknown, ...wrong]
}

function checkArray(type: SchemaType, value: unknown[], path: string): string[] {
  const members = 'of' in type ? type.of : []
  return value.flatMap((item, index) => {
    const name = isRecord(item) ? (item._type ?? 'object') : typeof item
    const member = members.find((candidate) => candidate.name === name)
    if (!member)
      return [
        `${path}[${index}]: "${String(name)}" is none of ${members.map((each) => each.name).join(', ')}`,
      ]
    return member.name === 'reference' || member.name === 'block'
      ? []
      : check(member, item, `${path}[${index}]`)
  })
}

/** Fields that Sanity adds to images, files, references and blocks. */
function isSanitysOwn(type: SchemaType, name: string): boolean {
  return (
    ['asset', 'crop', 'hotspot', 'media'].includes(name) || type.name === 'reference' || type.name === 'block'
  )
}

function isRequired(type: SchemaType): boolean {
  let required = false
  const rule: unknown = new Proxy(() => {}, {
    get: (_target, name) => {
      if (name === 'required') required = true
      return rule
    },
    apply: () => rule,
  })
  const own = [type.validation].flat().filter((each) => typeof each === 'function')
  // The schema only calls methods of the rule, which the proxy answers whatever they are.
  for (const define of own) (define as (rule: unknown) => unknown)(rule)
  return required
}

function choicesOf(type: SchemaType): unknown[] | undefined {
  const options: unknown = type.options
  if (!isRecord(options) || !Array.isArray(options.list)) return undefined
  return options.list.map((choice: unknown) => (isRecord(choice) ? choice.value : choice))
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
