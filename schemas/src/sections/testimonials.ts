import {DoubleQuoteIcon} from '@sanity/icons/DoubleQuote'
import {effectiveDateField, headingField, introField} from '../fields/common-fields.ts'
import {label, references, textField} from '../fields/fields.ts'
import {defineSection} from './define-section.ts'

export const testimonials = defineSection({
  name: 'testimonials',
  title: 'Testimonials',
  description: 'What agents or clients say, with the disclaimer that goes with it.',
  icon: DoubleQuoteIcon,
  group: 'company',
  counts: ['items', 'testimonial', 'testimonials'],
  fields: [
    headingField(),
    introField(),
    references('items', 'Testimonials', 'The testimonials to show, in this order.', {to: 'testimonial'}),
    label(
      'joinedLabel',
      'Joined',
      'Joined {year}',
      'Line with the year an agent joined. {year} is the year.',
    ),
    textField(
      'disclaimer',
      'Disclaimer',
      'Small print under the testimonials, such as that results vary or that the quotes are fictional.',
      {rows: 2},
    ),
    effectiveDateField(),
  ],
})
