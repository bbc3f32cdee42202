import {isObject} from '@upline/domain/content/stored-document.ts'
import {schemaTypes} from './schema-types.ts'

/** A type or field, as far as its initial values need it. */
interface Definition {
  name?: string
  type?: string
  initialValue?: unknown
  fields?: readonly Definition[]
}

const definitions: readonly Definition[] = schemaTypes

/** Returns the initial values of a type's fields, nested ones included, as the Studio gives them to a new document. */
export function initialValues(type: string): Record<string, unknown> {
  return valuesOf(definitions.find(({name}) => name === type))
}

function valuesOf({fields = []}: Definition = {}): Record<string, unknown> {
  const values = fields.map((field): [string, unknown] => [field.name ?? '', initialValueOf(field)])
  return Object.fromEntries(values.filter(([, value]) => value !== undefined))
}

function initialValueOf(field: Definition): unknown {
  const named = definitions.find(({name}) => name === field.type)
  const own = typeof field.initialValue === 'function' ? field.initialValue() : field.initialValue
  const nested = valuesOf(named ?? field)
  if (own !== undefined && !isObject(own)) return own
  const value = {...nested, ...own}
  if (Object.keys(value).length === 0) return undefined
  return named ? {_type: field.type, ...value} : value
}
