import {DocumentsIcon} from '@sanity/icons/Documents'
import {headingField, introField} from '../fields/common-fields.ts'
import {label, references} from '../fields/fields.ts'
import {defineSection} from './define-section.ts'

export const documentList = defineSection({
  name: 'documentList',
  title: 'Documents',
  description: 'Documents to download, with their type and size.',
  icon: DocumentsIcon,
  group: 'agents',
  counts: ['items', 'document', 'documents'],
  fields: [
    headingField(),
    introField(),
    references('items', 'Documents', 'The documents to show, in this order.', {to: 'resourceDocument'}),
    label('downloadLabel', 'Download', 'Download', 'Text of the download button.'),
  ],
})
