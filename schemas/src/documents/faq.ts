import {HelpCircleIcon} from '@sanity/icons/HelpCircle'
import {defineType} from '@sanity/types'
import {richTextField, textField} from '../fields/fields.ts'
import {orderBy} from '../fields/order-by.ts'

export const faq = defineType({
  name: 'faq',
  title: 'Question and answer',
  type: 'document',
  icon: HelpCircleIcon,
  fields: [
    textField('question', 'Question', 'As a reader would ask it.'),
    richTextField('answer', 'Answer', 'The answer first, then what it depends on.'),
    textField('topic', 'Topic', 'Keeps related questions together in the Studio.'),
  ],
  orderings: [orderBy('Topic', 'topic')],
  preview: {select: {title: 'question', subtitle: 'topic'}},
})
