import {BlockContentIcon} from '@sanity/icons/BlockContent'
import {actionsField, headingField, pictureField} from '../fields/common-fields.ts'
import {richTextField} from '../fields/fields.ts'
import {defineSection} from './define-section.ts'

export const prose = defineSection({
  name: 'prose',
  title: 'Text',
  description: 'Text with headings, lists and links, and a picture if you add one.',
  icon: BlockContentIcon,
  group: 'text',
  fields: [
    headingField({optional: true}),
    richTextField(
      'body',
      'Text',
      'The text itself. Keep paragraphs short, with a heading every three or four.',
    ),
    pictureField(),
    actionsField(),
  ],
})
