import {MenuIcon} from '@sanity/icons/Menu'
import {defineArrayMember, defineField, defineType} from '@sanity/types'
import {linkField, textField} from '../fields/fields.ts'

export const navGroup = defineType({
  name: 'navGroup',
  title: 'Menu group',
  type: 'object',
  icon: MenuIcon,
  fields: [
    textField('label', 'Label', 'The words in the menu bar.'),
    linkField(
      'link',
      'Link',
      'The group’s own page: required without entries, offered as “overview” otherwise.',
      {type: 'link', optional: true},
    ),
    defineField({
      name: 'items',
      title: 'Entries',
      type: 'array',
      description: 'The links under the label. Without entries, the label is a plain link.',
      of: [
        defineArrayMember({
          type: 'object',
          title: 'Entry',
          fields: [
            textField('label', 'Label', 'The text of the entry.'),
            textField('description', 'Description', 'Optional: a short line under the label.', {
              optional: true,
            }),
            linkField('link', 'Link', 'Where the entry leads.', {type: 'link'}),
          ],
          preview: {select: {title: 'label', subtitle: 'description'}},
        }),
      ],
    }),
  ],
  preview: {
    select: {title: 'label', items: 'items'},
    prepare: ({title, items}) => ({
      title: title || 'Group without a label',
      subtitle: Array.isArray(items) ? items.map((item) => item.label).join(' · ') : undefined,
      media: MenuIcon,
    }),
  },
})
