import {HashIcon} from '@sanity/icons/Hash'
import {defineField, defineType} from '@sanity/types'
import {checkFactKey} from '../validation/check-fact-key.ts'

export const fact = defineType({
  name: 'fact',
  title: 'Fact',
  type: 'document',
  icon: HashIcon,
  fields: [
    defineField({
      name: 'label',
      title: 'Label',
      type: 'string',
      description: 'What the figure is, for the people who edit it.',
      validation: (rule) => rule.required().error('Write something here.'),
    }),
    defineField({
      name: 'key',
      title: 'Key',
      type: 'string',
      description:
        'How texts refer to it: key “phone” is written {phone}. Publishing another key rewrites the texts that hold it.',
      validation: (rule) => [rule.required().error('Give the fact a key.'), rule.custom(checkFactKey)],
    }),
    defineField({
      name: 'value',
      title: 'Value',
      type: 'string',
      description: 'What stands in the text in place of the key. Change it here and it changes everywhere.',
      validation: (rule) => rule.required().error('Write something here.'),
    }),
    defineField({
      name: 'description',
      title: 'Note',
      type: 'text',
      rows: 2,
      description: 'Optional: what to mind when it changes.',
    }),
    defineField({
      name: 'year',
      title: 'Year',
      type: 'number',
      description: 'Optional: the year the figure belongs to, for amounts that are set every year.',
      validation: (rule) => rule.integer().min(1990).max(2100).error('Give the year with four digits.'),
    }),
    defineField({
      name: 'source',
      title: 'Source',
      type: 'string',
      description: 'Optional: where the figure comes from.',
    }),
  ],
  orderings: [
    {name: 'label', title: 'Label', by: [{field: 'label', direction: 'asc'}]},
    {name: 'key', title: 'Key', by: [{field: 'key', direction: 'asc'}]},
  ],
  preview: {
    select: {label: 'label', key: 'key', value: 'value', year: 'year'},
    prepare: ({label, key, value, year}) => ({
      title: label || 'Fact without a label',
      subtitle: [value, key && `{${key}}`, year].filter(Boolean).join(' · '),
    }),
  },
})
