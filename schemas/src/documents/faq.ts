import {HelpCircleIcon} from '@sanity/icons/HelpCircle'
import {defineType} from '@sanity/types'
import {richTextField} from '../fields/rich-text-field.ts'
import {textField} from '../fields/text-field.ts'

export const faq = defineType({
  name: 'faq',
  title: 'Question and answer',
  type: 'document',
  icon: HelpCircleIcon,
  fields: [
    textField({name: 'question', title: 'Question', description: 'As a reader would ask it.'}),
    richTextField({
      name: 'answer',
      title: 'Answer',
      description: 'The answer first, then what it depends on.',
    }),
    textField({
      name: 'topic',
      title: 'Topic',
      description: 'Keeps related questions together in this Studio.',
    }),
  ],
  orderings: [{name: 'topic', title: 'Topic', by: [{field: 'topic', direction: 'asc'}]}],
  preview: {select: {title: 'question', subtitle: 'topic'}},
})
