import {ClipboardIcon} from '@sanity/icons/Clipboard'
import {headingField, introField} from '../fields/common-fields.ts'
import {labels, references} from '../fields/fields.ts'
import {defineSection} from './define-section.ts'

export const contractingGuide = defineSection({
  name: 'contractingGuide',
  title: 'Contracting',
  description: 'Contracting requirements, timing, or terms: one entry per topic.',
  icon: ClipboardIcon,
  group: 'agents',
  counts: ['items', 'topic', 'topics'],
  fields: [
    headingField(),
    introField(),
    references('items', 'Topics', 'Optional. The topics to show, in this order.', {to: 'contractingTopic'}),
    ...labels({
      durationLabel: ['Timing label', 'Timing', 'Screen readers read it before the time of each topic.'],
      reviewedText: [
        'Last reviewed',
        'Last reviewed {date}',
        'Appears below a topic with a review date. {date} is the date.',
      ],
      downloadLabel: ['Download', 'Download', 'Appears before the name of the document of a topic.'],
      emptyText: [
        'No topics',
        'Ask us: we answer before you sign anything.',
        'Optional. Shown while there are none. Says who to ask.',
      ],
    }),
  ],
})
