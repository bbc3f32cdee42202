import {DoubleQuoteIcon} from '@sanity/icons/DoubleQuote'
import {effectiveDateField, headingField, introField} from '../fields/common-fields.ts'
import {references} from '../fields/references.ts'
import {words} from '../fields/words.ts'
import {defineSection} from './define-section.ts'

export const testimonials = defineSection({
  name: 'testimonials',
  title: 'Testimonials',
  description: 'What agents or clients say, with the disclaimer that goes with it.',
  icon: DoubleQuoteIcon,
  counts: ['items', 'testimonial', 'testimonials'],
  fields: [
    headingField(),
    introField(),
    references({
      name: 'items',
      title: 'Testimonials',
      description: 'The testimonials to show, in this order.',
      to: 'testimonial',
    }),
    words({
      name: 'joinedLabel',
      title: 'Joined',
      description: 'Line with the year an agent joined. {year} is the year.',
      parameters: ['year'],
      initialValue: 'Joined {year}',
    }),
    words({
      name: 'disclaimer',
      title: 'Disclaimer',
      description: 'Small print under the testimonials: results differ, samples are samples.',
      rows: 2,
    }),
    effectiveDateField(),
  ],
})
