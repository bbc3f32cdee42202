import {MenuIcon} from '@sanity/icons/Menu'
import {defineType} from '@sanity/types'
import {linkField, list, member, textField} from '../fields/fields.ts'
import {preview} from '../fields/preview.ts'
import {objectsIn} from '../health/stored-document.ts'

export const navGroup = defineType({
  name: 'navGroup',
  title: 'Menu group',
  type: 'object',
  icon: MenuIcon,
  fields: [
    textField('label', 'Label', 'The label in the menu bar.'),
    linkField(
      'link',
      'Link',
      'The group’s own page: required without entries, offered as “overview” otherwise.',
      {type: 'link', optional: true},
    ),
    list('items', 'Entries', 'The links under the label. Without entries, the label is a plain link.', {
      of: member(
        'Entry',
        [
          textField('label', 'Label', 'The text of the entry.'),
          textField('description', 'Description', 'Optional: a short line under the label.'),
          linkField('link', 'Link', 'Where the entry leads.', {type: 'link'}),
        ],
        {preview: {select: {title: 'label', subtitle: 'description'}}},
      ),
      optional: true,
    }),
  ],
  preview: preview('Group without a label', {title: 'label', items: 'items'}, ({items}) =>
    objectsIn(items).map((item) => item.label),
  ),
})
