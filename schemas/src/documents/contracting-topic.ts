import {ClipboardIcon} from '@sanity/icons/Clipboard'
import {defineType} from '@sanity/types'
import {orderField} from '../fields/common-fields.ts'
import {field} from '../fields/field.ts'
import {choice, reference, richTextField, textField} from '../fields/fields.ts'
import {byOrder} from '../fields/order-by.ts'
import {preview, titleIn} from '../fields/preview.ts'
import {validatePastDate} from '../validation/periods.ts'

const kinds = [
  {value: 'requirement', title: 'What is needed'},
  {value: 'step', title: 'What happens'},
  {value: 'term', title: 'What the contract says'},
]

/** A contracting question of agents, shown in every section that lists it. */
export const contractingTopic = defineType({
  name: 'contractingTopic',
  title: 'Contracting topic',
  type: 'document',
  icon: ClipboardIcon,
  fields: [
    textField('title', 'Title', 'What it is about, such as “E&O certificate” or “Release policy”.'),
    choice('kind', 'Type', 'Sorts the list in the Studio. Each page has its own order.', {
      list: kinds,
      initialValue: 'requirement',
    }),
    textField('summary', 'Summary', 'What an agent needs to know, in one or two sentences.', {rows: 3}),
    textField('duration', 'How long', 'Optional. How long it takes or is valid, such as “2 business days”.'),
    richTextField('body', 'Details', 'Optional. The details, with links to related topics.'),
    reference('document', 'Document', 'Optional. The form or guide to download.', {to: 'resourceDocument'}),
    field('date', 'reviewed', 'Last reviewed', 'Optional. The date of the last check. Visitors see it.', {
      warnings: [validatePastDate],
    }),
    orderField(),
  ],
  orderings: [byOrder],
  preview: preview(
    'Topic without a title',
    {title: 'title', kind: 'kind', duration: 'duration'},
    ({kind, duration}) => [titleIn(kinds, kind), duration],
  ),
})
