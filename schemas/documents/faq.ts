import {HelpCircleIcon} from '@sanity/icons/HelpCircle'
import {defineField, defineType} from '@sanity/types'
import {missing} from '../fields/required.ts'
import {words} from '../fields/words.ts'

export const faq = defineType({
  name: 'faq',
  title: 'Question and answer',
  type: 'document',
  icon: HelpCircleIcon,
  fields: [
    words({name: 'question', title: 'Question', description: 'As a reader would ask it.'}),
    defineField({
      name: 'answer',
      title: 'Answer',
      type: 'richText',
      description: 'The answer first, then what it depends on.',
      validation: (rule) => rule.required().error(missing.words),
    }),
    words({name: 'topic', title: 'Topic', description: 'Keeps related questions together in this Studio.'}),
  ],
  orderings: [{name: 'topic', title: 'Topic', by: [{field: 'topic', direction: 'asc'}]}],
  preview: {select: {title: 'question', subtitle: 'topic'}},
})
