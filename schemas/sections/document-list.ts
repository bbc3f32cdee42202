import {DocumentsIcon} from '@sanity/icons/Documents'
import {headingField, introField} from '../fields/common-fields.ts'
import {references} from '../fields/references.ts'
import {words} from '../fields/words.ts'
import {defineSection} from './define-section.ts'

export const documentList = defineSection({
  name: 'documentList',
  title: 'Documents',
  description: 'Documents to download, with their type and size.',
  icon: DocumentsIcon,
  counts: ['items', 'document', 'documents'],
  fields: [
    headingField(),
    introField(),
    references({
      name: 'items',
      title: 'Documents',
      description: 'The documents to show, in this order.',
      to: 'resourceDocument',
    }),
    words({
      name: 'downloadLabel',
      title: 'Download',
      description: 'Words of the download button.',
      initialValue: 'Download',
    }),
  ],
})
