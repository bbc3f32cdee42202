import {defineArrayMember, defineField, type FieldDefinition} from '@sanity/types'
import {missing} from './required.ts'

export interface ListOptions {
  name: string
  title: string
  description: string
  /** Name of the object type that the list holds. */
  of: string
  optional?: boolean
  group?: string
}

/** An ordered list of objects of one type. */
export function list({optional, of, ...field}: ListOptions): FieldDefinition {
  return defineField({
    ...field,
    type: 'array',
    of: [defineArrayMember({type: of})],
    validation: optional ? undefined : (rule) => rule.required().min(1).error(missing.list),
  })
}
