import {UlistIcon} from '@sanity/icons/Ulist'
import {defineType} from '@sanity/types'
import {textField, wordList} from '../fields/fields.ts'
import {preview} from '../fields/preview.ts'

export const bulletGroup = defineType({
  name: 'bulletGroup',
  title: 'Bullet group',
  type: 'object',
  icon: UlistIcon,
  fields: [
    textField('title', 'Title', 'What the bullets have in common.'),
    wordList('items', 'Bullets', 'One short bullet per line.'),
  ],
  preview: preview('Group without a title', {title: 'title', items: 'items'}, ({items}) =>
    Array.isArray(items) ? items : [],
  ),
})
