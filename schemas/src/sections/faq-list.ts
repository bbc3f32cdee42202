import {HelpCircleIcon} from '@sanity/icons/HelpCircle'
import {headingField, introField} from '../fields/common-fields.ts'
import {references} from '../fields/references.ts'
import {defineSection} from './define-section.ts'
import {box, heading, repeat, rule, wireframe} from './wireframe.ts'

export const faqList = defineSection({
  name: 'faqList',
  title: 'Questions and answers',
  description: 'Questions that open their answers.',
  icon: HelpCircleIcon,
  group: 'text',
  place: 'page-or-tab',
  wireframe: wireframe(
    heading(24, 26, 130) +
      repeat(5, (i) => {
        const y = 54 + i * 27
        return (
          rule(24, y, 272) +
          box(24, y + 11, 120 + ((i * 37) % 70), 6, 'spruce', 2) +
          box(284, y + 12, 10, 3, 'copper', 1)
        )
      }),
  ),
  counts: ['items', 'question', 'questions'],
  fields: [
    headingField(),
    introField(),
    references('items', 'Questions and answers', 'The questions to show, the most asked first.', {to: 'faq'}),
  ],
})
