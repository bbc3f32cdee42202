import {ThLargeIcon} from '@sanity/icons/ThLarge'
import {actionsField, headingField, introField} from '../fields/common-fields.ts'
import {field} from '../fields/field.ts'
import {choice, list, textField} from '../fields/fields.ts'
import {defineSection} from './define-section.ts'

export const cardGrid = defineSection({
  name: 'cardGrid',
  title: 'Cards',
  description: 'Cards side by side: benefits, topics, next steps.',
  icon: ThLargeIcon,
  group: 'text',
  counts: ['cards', 'card', 'cards'],
  fields: [
    textField(
      'eyebrow',
      'Line above the heading',
      'Optional. Two to four words that say what the section belongs to.',
    ),
    headingField({optional: true}),
    introField(),
    list('cards', 'Cards', 'The cards in reading order.', {of: 'card'}),
    actionsField(),
    choice(
      'variant',
      'Layout',
      'Cards for choices, a list for longer reading, numbers if the order matters.',
      {
        initialValue: 'cards',
        list: [
          {value: 'cards', title: 'Cards'},
          {value: 'list', title: 'List'},
          {value: 'numbered', title: 'Numbered'},
        ],
      },
    ),
    field('number', 'columns', 'Columns', 'Cards side by side on a wide screen; a phone always shows one.', {
      group: 'layout',
      initialValue: 3,
      options: {list: [2, 3, 4], layout: 'radio', direction: 'horizontal'},
    }),
  ],
})
