import {defineArrayMember, defineField, type FieldDefinition} from '@sanity/types'
import {missing} from './required.ts'

interface ListOptions {
  /** Name of the object type of the members. */
  of: string
  optional?: boolean
  group?: string
}

/** An ordered list of objects of one type. */
export function list(
  name: string,
  title: string,
  description: string,
  {optional, of, group}: ListOptions,
): FieldDefinition {
  return defineField({
    name,
    title,
    description,
    group,
    type: 'array',
    of: [defineArrayMember({type: of})],
    validation: optional ? undefined : (rule) => rule.required().min(1).error(missing.list),
  })
}
