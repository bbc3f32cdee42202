import {BlockContentIcon} from '@sanity/icons/BlockContent'
import {actionsField, headingField, pictureField} from '../fields/common-fields.ts'
import {richTextField} from '../fields/rich-text-field.ts'
import {defineSection} from './define-section.ts'
import {box, heading, rings, text, wireframe} from './wireframe.ts'

export const prose = defineSection({
  name: 'prose',
  title: 'Text',
  description: 'Text with headings, lists and links, and a picture if you add one.',
  icon: BlockContentIcon,
  group: 'text',
  place: 'page-or-tab',
  wireframe: wireframe(
    heading(24, 28, 120) +
      text(24, 52, 160, 5) +
      text(24, 110, 160, 5) +
      box(204, 52, 92, 98, 'shade') +
      rings(250, 101, 34),
  ),
  fields: [
    headingField({optional: true}),
    richTextField(
      'body',
      'Text',
      'The text itself. Short paragraphs, a heading every three or four of them.',
    ),
    pictureField(),
    actionsField(),
  ],
})
