import {HelpCircleIcon} from '@sanity/icons/HelpCircle'
import {headingField, introField} from '../fields/common-fields.ts'
import {references} from '../fields/references.ts'
import {defineSection} from './define-section.ts'

export const faqList = defineSection({
  name: 'faqList',
  title: 'Questions and answers',
  description: 'Questions that unfold their answers.',
  icon: HelpCircleIcon,
  counts: ['items', 'question', 'questions'],
  fields: [
    headingField(),
    introField(),
    references({
      name: 'items',
      title: 'Questions and answers',
      description: 'The questions to show, the most asked first.',
      to: 'faq',
    }),
  ],
})
