import {DocumentsIcon} from '@sanity/icons/Documents'
import {headingField, introField} from '../fields/common-fields.ts'
import {references} from '../fields/references.ts'
import {textField} from '../fields/text-field.ts'
import {defineSection} from './define-section.ts'
import {box, button, heading, repeat, rule, text, wireframe} from './wireframe.ts'

export const documentList = defineSection({
  name: 'documentList',
  title: 'Documents',
  description: 'Documents to download, with their type and size.',
  icon: DocumentsIcon,
  group: 'agents',
  place: 'page-or-tab',
  wireframe: wireframe(
    heading(24, 24, 110) +
      repeat(5, (i) => {
        const y = 50 + i * 27
        return (
          rule(24, y, 272) +
          box(26, y + 6, 12, 15, 'sage', 1) +
          box(50, y + 10, 110, 6, 'spruce', 2) +
          text(178, y + 11, 30, 1) +
          button(246, y + 7, 50)
        )
      }),
  ),
  counts: ['items', 'document', 'documents'],
  fields: [
    headingField(),
    introField(),
    references('items', 'Documents', 'The documents to show, in this order.', {to: 'resourceDocument'}),
    textField('downloadLabel', 'Download', 'Text of the download button.', {initialValue: 'Download'}),
  ],
})
