import {EnvelopeIcon} from '@sanity/icons/Envelope'
import {headingField, introField} from '../fields/common-fields.ts'
import {defineSection} from './define-section.ts'

export const inquiryForm = defineSection({
  name: 'inquiryForm',
  title: 'Inquiry form',
  description: 'The form for new agents. Edit its texts under Site settings → Inquiry form.',
  icon: EnvelopeIcon,
  group: 'opening',
  place: 'page',
  fields: [headingField(), introField()],
})
