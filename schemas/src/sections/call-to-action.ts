import {BoltIcon} from '@sanity/icons/Bolt'
import {actionsField, headingField, pictureField} from '../fields/common-fields.ts'
import {textField, wordList} from '../fields/fields.ts'
import {defineSection} from './define-section.ts'

export const callToAction = defineSection({
  name: 'callToAction',
  title: 'Call to action',
  description: 'Asks the reader for one thing, usually at the end of a page.',
  icon: BoltIcon,
  group: 'opening',
  counts: ['actions', 'button', 'buttons'],
  fields: [
    headingField(),
    textField('text', 'Text', 'Optional. Why now, in one or two sentences.', {rows: 3}),
    wordList('bullets', 'Bullets', 'Optional. Up to four reasons.'),
    actionsField({optional: false}),
    pictureField(),
  ],
})
