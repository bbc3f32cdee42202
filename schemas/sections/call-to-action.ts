import {BoltIcon} from '@sanity/icons/Bolt'
import {actionsField, headingField, pictureField} from '../fields/common-fields.ts'
import {wordList} from '../fields/word-list.ts'
import {words} from '../fields/words.ts'
import {defineSection} from './define-section.ts'

export const callToAction = defineSection({
  name: 'callToAction',
  title: 'Call to action',
  description: 'Asks the reader for one thing, usually at the end of a page.',
  icon: BoltIcon,
  counts: ['actions', 'button', 'buttons'],
  fields: [
    headingField(),
    words({
      name: 'text',
      title: 'Text',
      description: 'Why now, in one or two sentences.',
      rows: 3,
      optional: true,
    }),
    wordList({
      name: 'bullets',
      title: 'Points',
      description: 'Optional: up to four reasons.',
      optional: true,
    }),
    actionsField(),
    pictureField(),
  ],
})
