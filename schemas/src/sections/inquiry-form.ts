import {EnvelopeIcon} from '@sanity/icons/Envelope'
import {headingField, introField} from '../fields/common-fields.ts'
import {defineSection} from './define-section.ts'
import {button, frame, heading, repeat, text, wireframe} from './wireframe.ts'

export const inquiryForm = defineSection({
  name: 'inquiryForm',
  title: 'Inquiry form',
  description: 'The form for new agents. Edit its texts under Site settings → Inquiry form.',
  icon: EnvelopeIcon,
  group: 'opening',
  place: 'page',
  wireframe: wireframe(
    heading(24, 22, 130) +
      repeat(2, (i) => text(24 + i * 140, 46, 40, 1) + frame(24 + i * 140, 56, 132, 20)) +
      repeat(2, (i) => text(24 + i * 140, 86, 50, 1) + frame(24 + i * 140, 96, 132, 20)) +
      text(24, 126, 60, 1) +
      frame(24, 136, 272, 24) +
      button(24, 170, 74, 'copper'),
  ),
  fields: [headingField(), introField()],
})
