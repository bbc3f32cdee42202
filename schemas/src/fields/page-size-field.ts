import {defineField, type FieldDefinition} from '@sanity/types'

/** `pageSize`: how many entries a growing list shows before “Load more”. */
export function pageSizeField({initialValue}: {initialValue: number}): FieldDefinition {
  return defineField({
    name: 'pageSize',
    title: 'Entries at a time',
    type: 'number',
    description: 'How many entries show before “Load more”.',
    initialValue,
    validation: (rule) =>
      rule.required().integer().min(3).max(100).error('Enter a whole number from 3 to 100.'),
  })
}
