import {TimelineIcon} from '@sanity/icons/Timeline'
import {headingField, introField} from '../fields/common-fields.ts'
import {references} from '../fields/references.ts'
import {defineSection} from './define-section.ts'

export const timeline = defineSection({
  name: 'timeline',
  title: 'Timeline',
  description: 'The story of the company, a ring a year.',
  icon: TimelineIcon,
  counts: ['items', 'entry', 'entries'],
  fields: [
    headingField(),
    introField(),
    references({
      name: 'items',
      title: 'Timeline',
      description: 'The entries, earliest first.',
      to: 'timelineEntry',
    }),
  ],
})
