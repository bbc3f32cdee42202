import {BlockContentIcon} from '@sanity/icons/BlockContent'
import {actionsField, headingField, pictureField} from '../fields/common-fields.ts'
import {richTextField} from '../fields/rich-text-field.ts'
import {defineSection} from './define-section.ts'

export const prose = defineSection({
  name: 'prose',
  title: 'Text',
  description: 'Running text with headings, lists and links; a picture beside it if there is one.',
  icon: BlockContentIcon,
  fields: [
    headingField({optional: true}),
    richTextField({
      name: 'body',
      title: 'Text',
      description: 'The text itself. Short paragraphs, a heading every three or four of them.',
    }),
    pictureField(),
    actionsField(),
  ],
})
