import {TimelineIcon} from '@sanity/icons/Timeline'
import {headingField, introField, lookField} from '../fields/common-fields.ts'
import {references} from '../fields/fields.ts'
import {defineSection} from './define-section.ts'

export const timeline = defineSection({
  name: 'timeline',
  title: 'Timeline',
  description: 'Company timeline, one entry per year.',
  icon: TimelineIcon,
  group: 'company',
  counts: ['items', 'entry', 'entries'],
  fields: [
    headingField(),
    introField(),
    references('items', 'Timeline', 'The entries, earliest first.', {to: 'timelineEntry'}),
    lookField(
      'Optional. Full: each entry with its text and picture. Compact: years and titles in a row, for a page that links to the full timeline.',
    ),
  ],
})
