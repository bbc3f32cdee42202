import {TrendUpwardIcon} from '@sanity/icons/TrendUpward'
import {headingField, introField} from '../fields/common-fields.ts'
import {references} from '../fields/references.ts'
import {words} from '../fields/words.ts'
import {defineSection} from './define-section.ts'

export const careerPath = defineSection({
  name: 'careerPath',
  title: 'Career path',
  description: 'The levels of an agent’s career with what each asks and gives.',
  icon: TrendUpwardIcon,
  counts: ['items', 'level', 'levels'],
  fields: [
    headingField({optional: true}),
    introField(),
    references({
      name: 'items',
      title: 'Levels',
      description: 'The career levels, first one first.',
      to: 'careerLevel',
    }),
    words({
      name: 'requirementsLabel',
      title: 'Label of the requirements',
      description: 'Stands over what a level asks.',
      initialValue: 'Requirements',
    }),
    words({
      name: 'benefitsLabel',
      title: 'Label of the benefits',
      description: 'Stands over what a level gives.',
      initialValue: 'Benefits',
    }),
  ],
})
