import {TimelineIcon} from '@sanity/icons/Timeline'
import {headingField, introField} from '../fields/common-fields.ts'
import {lookField} from '../fields/look-field.ts'
import {references} from '../fields/references.ts'
import {defineSection} from './define-section.ts'
import {box, dot, heading, repeat, text, wireframe} from './wireframe.ts'

export const timeline = defineSection({
  name: 'timeline',
  title: 'Timeline',
  description: 'Company timeline, one entry per year.',
  icon: TimelineIcon,
  group: 'company',
  place: 'page-or-tab',
  wireframe: wireframe(
    heading(24, 22, 110) +
      box(60, 50, 2, 130, 'sage', 0) +
      repeat(4, (i) => {
        const y = 60 + i * 33
        return (
          dot(61, y, 7, i === 3 ? 'copper' : 'spruce') +
          box(24, y - 4, 24, 7, 'copper', 2) +
          box(82, y - 5, 80, 7, 'spruce', 2) +
          text(82, y + 8, 190, 1)
        )
      }),
  ),
  counts: ['items', 'entry', 'entries'],
  fields: [
    headingField(),
    introField(),
    references('items', 'Timeline', 'The entries, earliest first.', {to: 'timelineEntry'}),
    lookField(
      'Full: each entry with its text and picture. Compact: years and titles in a row, for a page that links to the full timeline.',
    ),
  ],
})
