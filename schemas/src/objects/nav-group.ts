import {MenuIcon} from '@sanity/icons/Menu'
import {defineType} from '@sanity/types'
import {objectsIn} from '@upline/domain/content/stored-document.ts'
import {field} from '../fields/field.ts'
import {linkField, list, member, textField} from '../fields/fields.ts'
import {preview} from '../fields/preview.ts'

export const navGroup = defineType({
  name: 'navGroup',
  title: 'Menu group',
  type: 'object',
  icon: MenuIcon,
  fields: [
    textField('label', 'Label', 'The label in the menu bar.'),
    field(
      'link',
      'link',
      'Link',
      'Optional if there are entries. Breadcrumbs show its page with this label.',
      {
        errors: [
          (link, {parent}) =>
            link || objectsIn((parent as {items?: unknown}).items).length > 0
              ? undefined
              : 'Choose where it goes, or add entries.',
        ],
      },
    ),
    list('items', 'Entries', 'Optional. The links under the label. Without entries, the label is a link.', {
      of: member(
        'Entry',
        [
          textField('label', 'Label', 'The text of the entry.'),
          textField('description', 'Description', 'Optional. A short line under the label.'),
          linkField('link', 'Link', 'Where the entry leads.', {type: 'link'}),
        ],
        {preview: {select: {title: 'label', subtitle: 'description'}}},
      ),
    }),
  ],
  preview: preview('Group without a label', {title: 'label', items: 'items'}, ({items}) =>
    objectsIn(items).map((item) => item.label),
  ),
})
