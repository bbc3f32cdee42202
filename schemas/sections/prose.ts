import {BlockContentIcon} from '@sanity/icons/BlockContent'
import {defineField} from '@sanity/types'
import {actionsField, headingField, pictureField} from '../fields/common-fields.ts'
import {missing} from '../fields/required.ts'
import {defineSection} from './define-section.ts'

export const prose = defineSection({
  name: 'prose',
  title: 'Text',
  description: 'Running text with headings, lists and links; a picture beside it if there is one.',
  icon: BlockContentIcon,
  fields: [
    headingField({optional: true}),
    defineField({
      name: 'body',
      title: 'Text',
      type: 'richText',
      description: 'The text itself. Short paragraphs, a heading every three or four of them.',
      validation: (rule) => rule.required().error(missing.words),
    }),
    pictureField(),
    actionsField(),
  ],
})
