import {ClipboardIcon} from '@sanity/icons/Clipboard'
import {headingField, introField} from '../fields/common-fields.ts'
import {references} from '../fields/references.ts'
import {textField} from '../fields/text-field.ts'
import {defineSection} from './define-section.ts'
import {box, heading, repeat, rule, text, wireframe} from './wireframe.ts'

export const contractingGuide = defineSection({
  name: 'contractingGuide',
  title: 'Contracting',
  description: 'Contracting requirements, timing, or terms: one entry per topic.',
  icon: ClipboardIcon,
  group: 'agents',
  place: 'page-or-tab',
  wireframe: wireframe(
    heading(24, 24, 90) +
      repeat(4, (i) => {
        const y = 24 + i * 33
        return (
          rule(134, y, 162) +
          box(134, y + 8, 80, 6, 'spruce', 2) +
          text(134, y + 20, 120, 1) +
          box(262, y + 8, 34, 6, 'copper', 2)
        )
      }),
  ),
  counts: ['items', 'topic', 'topics'],
  fields: [
    headingField(),
    introField(),
    references('items', 'Topics', 'The topics to show, in this order.', {
      to: 'contractingTopic',
      optional: true,
    }),
    textField('durationLabel', 'Label of how long', 'Read aloud before how long something takes.', {
      initialValue: 'How long',
    }),
    textField(
      'reviewedText',
      'Last reviewed',
      'Appears below a topic with a review date. {date} is the date.',
      {parameters: ['date'], initialValue: 'Last reviewed {date}'},
    ),
    textField('downloadLabel', 'Download', 'Appears before the name of the document of a topic.', {
      initialValue: 'Download',
    }),
    textField('emptyText', 'No topics', 'Optional: shown while there are none. Says whom to ask.', {
      rows: 2,
      optional: true,
      initialValue: 'Ask us: we answer before you sign anything.',
    }),
  ],
})
