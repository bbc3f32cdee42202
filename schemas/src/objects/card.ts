import {BlockElementIcon} from '@sanity/icons/BlockElement'
import {defineType} from '@sanity/types'
import {iconField, pictureField} from '../fields/common-fields.ts'
import {linkField, textField, wordList} from '../fields/fields.ts'

export const card = defineType({
  name: 'card',
  title: 'Card',
  type: 'object',
  icon: BlockElementIcon,
  fields: [
    textField('title', 'Title', 'What the card is about, in a few words.'),
    textField('description', 'Description', 'One to three sentences.', {rows: 3}),
    iconField({optional: true}),
    pictureField({
      description:
        'Optional. Shown in the card. At least 800 px wide; set the focal point so that it crops well.',
    }),
    wordList('features', 'Bullets', 'Optional. Three to five short points under the description.'),
    linkField('action', 'Link', 'Optional. Makes the whole card a link; the label says where it leads.', {
      type: 'action',
    }),
  ],
  preview: {select: {title: 'title', subtitle: 'description', media: 'picture'}},
})
