import {Schema} from '@sanity/schema'
import type {SchemaType} from '@sanity/types'
import {isObject} from '@upline/domain/content/stored-document.ts'
import {schemaTypes} from '@upline/schemas/schema-types.ts'

const compiled = Schema.compile({name: 'content', types: schemaTypes})

/** Fields that Sanity adds to images and files. */
const sanitysOwn = ['asset', 'crop', 'hotspot', 'media']

/**
 * Returns the places of a document that its form does not show: fields that the schema lacks, and members of lists that do not accept their
 * type.
 */
export function unknownParts(document: {_id: string; _type: string}): string[] {
  const type = compiled.get(document._type)
  return type ? partsIn(type, document, document._id) : [document._id]
}

function partsIn(type: SchemaType, value: unknown, path: string): string[] {
  if (type.name === 'reference' || type.name === 'block') return []
  if (Array.isArray(value) && 'of' in type) {
    return value.flatMap((item, index) => {
      const name = isObject(item) ? (item._type ?? 'object') : typeof item
      const member = type.of.find((each) => each.name === name)
      return member ? partsIn(member, item, `${path}[${index}]`) : [`${path}[${index}]`]
    })
  }
  if (!isObject(value) || !('fields' in type)) return []
  return Object.entries(value).flatMap(([name, inner]) => {
    if (name.startsWith('_') || sanitysOwn.includes(name)) return []
    const field = type.fields.find((each) => each.name === name)
    return field ? partsIn(field.type, inner, `${path}.${name}`) : [`${path}.${name}`]
  })
}
