import {UlistIcon} from '@sanity/icons/Ulist'
import {defineType} from '@sanity/types'
import {textField, wordList} from '../fields/fields.ts'

export const bulletGroup = defineType({
  name: 'bulletGroup',
  title: 'Group of points',
  type: 'object',
  icon: UlistIcon,
  fields: [
    textField('title', 'Title', 'What the points have in common.'),
    wordList('items', 'Points', 'One short point a line.'),
  ],
  preview: {
    select: {title: 'title', items: 'items'},
    prepare: ({title, items}) => ({
      title: title || 'Group without a title',
      subtitle: Array.isArray(items) ? items.join(' · ') : undefined,
      media: UlistIcon,
    }),
  },
})
