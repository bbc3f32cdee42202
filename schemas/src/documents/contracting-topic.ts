import {ClipboardIcon} from '@sanity/icons/Clipboard'
import {defineField, defineType} from '@sanity/types'
import {byOrder} from '../fields/by-order.ts'
import {choice} from '../fields/choice.ts'
import {orderField} from '../fields/common-fields.ts'
import {richTextField} from '../fields/rich-text-field.ts'
import {words} from '../fields/words.ts'
import {futureDateProblem, today} from '../validation/dates.ts'

const kinds = [
  {value: 'requirement', title: 'What is needed'},
  {value: 'step', title: 'What happens'},
  {value: 'term', title: 'What the contract says'},
]

/** One thing that agents ask about contracting, edited once and shown wherever a section lists it. */
export const contractingTopic = defineType({
  name: 'contractingTopic',
  title: 'Contracting topic',
  type: 'document',
  icon: ClipboardIcon,
  fields: [
    words({
      name: 'title',
      title: 'Title',
      description: 'What it is about, such as “E&O certificate” or “Release policy”.',
    }),
    choice({
      name: 'kind',
      title: 'Kind',
      description: 'Sorts the list here; the page decides where a topic stands.',
      list: kinds,
      initialValue: 'requirement',
    }),
    words({
      name: 'summary',
      title: 'In short',
      description: 'One or two sentences: what an agent has to know.',
      rows: 3,
    }),
    words({
      name: 'duration',
      title: 'How long',
      description: 'Optional: how long it takes or holds, such as “2 business days”.',
      optional: true,
    }),
    richTextField({
      name: 'body',
      title: 'In full',
      description: 'Optional: what else belongs to it.',
      optional: true,
    }),
    defineField({
      name: 'document',
      title: 'Document',
      type: 'reference',
      description: 'Optional: the form or guide that belongs to it.',
      to: [{type: 'resourceDocument'}],
    }),
    defineField({
      name: 'reviewed',
      title: 'Last reviewed',
      type: 'date',
      description: 'Optional: the day on which somebody last checked it; shown with it.',
      validation: (rule) => rule.custom((day) => futureDateProblem(day, today())).warning(),
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
