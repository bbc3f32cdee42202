import {defineArrayMember, defineField, type FieldDefinition} from '@sanity/types'
import {missing} from './required.ts'

interface ReferencesOptions {
  name: string
  title: string
  description: string
  /** Name of the collection that is referred to. */
  to: string
  optional?: boolean
  group?: string
}

/** An ordered choice of documents from one collection, each at most once. */
export function references({optional, to, ...field}: ReferencesOptions): FieldDefinition {
  return defineField({
    ...field,
    type: 'array',
    of: [defineArrayMember({type: 'reference', to: [{type: to}]})],
    validation: (rule) => {
      const once = rule.unique().error('This is already in the list. Remove it here.')
      return optional ? once : [rule.required().min(1).error(missing.references), once]
    },
  })
}
