import {DoubleQuoteIcon} from '@sanity/icons/DoubleQuote'
import {effectiveDateField, headingField, introField} from '../fields/common-fields.ts'
import {references} from '../fields/references.ts'
import {textField} from '../fields/text-field.ts'
import {defineSection} from './define-section.ts'
import {dot, frame, heading, person, repeat, text, wireframe} from './wireframe.ts'

export const testimonials = defineSection({
  name: 'testimonials',
  title: 'Testimonials',
  description: 'What agents or clients say, with the disclaimer that goes with it.',
  icon: DoubleQuoteIcon,
  group: 'company',
  place: 'page-or-tab',
  wireframe: wireframe(
    heading(24, 24, 120) +
      repeat(3, (i) => {
        const x = 24 + i * 94
        return (
          frame(x, 50, 84, 114) +
          repeat(5, (s) => dot(x + 16 + s * 10, 66, 3, 'copper')) +
          text(x + 12, 80, 60, 4) +
          person(x + 22, 132, 9) +
          text(x + 38, 138, 36, 1)
        )
      }) +
      text(24, 176, 200, 1),
  ),
  counts: ['items', 'testimonial', 'testimonials'],
  fields: [
    headingField(),
    introField(),
    references('items', 'Testimonials', 'The testimonials to show, in this order.', {to: 'testimonial'}),
    textField('joinedLabel', 'Joined', 'Line with the year an agent joined. {year} is the year.', {
      parameters: ['year'],
      initialValue: 'Joined {year}',
    }),
    textField(
      'disclaimer',
      'Disclaimer',
      'Small print under the testimonials: results differ, samples are samples.',
      {rows: 2},
    ),
    effectiveDateField(),
  ],
})
