import {TrendUpwardIcon} from '@sanity/icons/TrendUpward'
import {headingField, introField} from '../fields/common-fields.ts'
import {references} from '../fields/references.ts'
import {textField} from '../fields/text-field.ts'
import {defineSection} from './define-section.ts'
import {box, frame, heading, repeat, text, wireframe} from './wireframe.ts'

export const careerPath = defineSection({
  name: 'careerPath',
  title: 'Career path',
  description: 'The levels of an agent’s career with requirements and benefits.',
  icon: TrendUpwardIcon,
  group: 'agents',
  place: 'page-or-tab',
  wireframe: wireframe(
    heading(24, 20, 110) +
      repeat(3, (i) => {
        const x = 24 + i * 94
        const y = 88 - i * 18
        return (
          frame(x, y, 84, 176 - y) +
          text(x + 12, y + 12, 34, 1, 'copper') +
          box(x + 12, y + 22, 52, 8, 'spruce', 2) +
          text(x + 12, y + 40, 60, 4)
        )
      }),
  ),
  counts: ['items', 'level', 'levels'],
  fields: [
    headingField({optional: true}),
    introField(),
    references('items', 'Levels', 'The career levels, first one first.', {to: 'careerLevel'}),
    textField(
      'requirementsLabel',
      'Label of the requirements',
      'Appears above the requirements of a level.',
      {initialValue: 'Requirements'},
    ),
    textField('benefitsLabel', 'Label of the benefits', 'Appears above the benefits of a level.', {
      initialValue: 'Benefits',
    }),
  ],
})
