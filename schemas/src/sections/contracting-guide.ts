import {ClipboardIcon} from '@sanity/icons/Clipboard'
import {headingField, introField} from '../fields/common-fields.ts'
import {references, textField} from '../fields/fields.ts'
import {defineSection} from './define-section.ts'

export const contractingGuide = defineSection({
  name: 'contractingGuide',
  title: 'Contracting',
  description: 'Contracting requirements, timing, or terms: one entry per topic.',
  icon: ClipboardIcon,
  group: 'agents',
  place: 'page-or-tab',
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
      {initialValue: 'Last reviewed {date}'},
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
