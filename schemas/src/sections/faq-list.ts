import {HelpCircleIcon} from '@sanity/icons/HelpCircle'
import {headingField, introField} from '../fields/common-fields.ts'
import {references} from '../fields/fields.ts'
import {defineSection} from './define-section.ts'

export const faqList = defineSection({
  name: 'faqList',
  title: 'Questions and answers',
  description: 'Questions that open their answers.',
  icon: HelpCircleIcon,
  group: 'text',
  counts: ['items', 'question', 'questions'],
  fields: [
    headingField(),
    introField(),
    references('items', 'Questions and answers', 'The questions to show, most common first.', {to: 'faq'}),
  ],
})
