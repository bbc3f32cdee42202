import {ClipboardIcon} from '@sanity/icons/Clipboard'
import {defineField, defineType} from '@sanity/types'
import {orderField} from '../fields/common-fields.ts'
import {choice, reference, richTextField, textField} from '../fields/fields.ts'
import {byOrder} from '../fields/order-by.ts'
import {customRule} from '../validation/custom-rule.ts'
import {today, validatePastDate} from '../validation/dates.ts'

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
    choice('kind', 'Kind', 'Sorts the list in the Studio; each page has its own order.', {
      list: kinds,
      initialValue: 'requirement',
    }),
    textField('summary', 'In short', 'What an agent needs to know, in one or two sentences.', {rows: 3}),
    textField('duration', 'How long', 'Optional. How long it takes or is valid, such as “2 business days”.', {
      optional: true,
    }),
    richTextField('body', 'In full', 'Optional. Related topics.', {optional: true}),
    reference('document', 'Document', 'Optional. The form or guide to download.', {to: 'resourceDocument'}),
    defineField({
      name: 'reviewed',
      title: 'Last reviewed',
      type: 'date',
      description: 'Optional. The date of the last check. Visitors see it.',
      validation: (rule) =>
        customRule(rule, (day: string | undefined) => validatePastDate(day, today())).warning(),
    }),
    orderField(),
  ],
  orderings: [byOrder],
  preview: {
    select: {title: 'title', kind: 'kind', duration: 'duration'},
    prepare: ({title, kind, duration}) => ({
      title: title || 'Topic without a title',
      subtitle: [kinds.find(({value}) => value === kind)?.title, duration].filter(Boolean).join(' · '),
      media: ClipboardIcon,
    }),
  },
})
