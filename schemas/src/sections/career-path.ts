import {TrendUpwardIcon} from '@sanity/icons/TrendUpward'
import {headingField, introField} from '../fields/common-fields.ts'
import {labels, references} from '../fields/fields.ts'
import {defineSection} from './define-section.ts'

export const careerPath = defineSection({
  name: 'careerPath',
  title: 'Career path',
  description: 'The levels of an agent’s career with requirements and benefits.',
  icon: TrendUpwardIcon,
  group: 'agents',
  counts: ['items', 'level', 'levels'],
  fields: [
    headingField({optional: true}),
    introField(),
    references('items', 'Levels', 'The career levels, lowest first.', {to: 'careerLevel'}),
    ...labels({
      requirementsLabel: ['Requirements label', 'Requirements', 'Appears above the requirements of a level.'],
      benefitsLabel: ['Benefits label', 'Benefits', 'Appears above the benefits of a level.'],
    }),
  ],
})
