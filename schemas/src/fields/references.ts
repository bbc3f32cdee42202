import {defineArrayMember, defineField, type FieldDefinition} from '@sanity/types'
import {missing} from './required.ts'

interface ReferencesOptions {
  /** The type of the documents to choose from. */
  to: string
  optional?: boolean
  group?: string
}

/** An ordered choice of documents from one collection, each at most once. */
export function references(
  name: string,
  title: string,
  description: string,
  {optional, to, group}: ReferencesOptions,
): FieldDefinition {
  return defineField({
    name,
    title,
    description,
    group,
    type: 'array',
    of: [defineArrayMember({type: 'reference', to: [{type: to}]})],
    validation: (rule) => {
      const once = rule.unique().error('This is already in the list. Remove it here.')
      return optional ? once : [rule.required().min(1).error(missing.references), once]
    },
  })
}
