import {BoltIcon} from '@sanity/icons/Bolt'
import {actionsField, headingField, pictureField} from '../fields/common-fields.ts'
import {textField} from '../fields/text-field.ts'
import {wordList} from '../fields/word-list.ts'
import {defineSection} from './define-section.ts'
import {box, button, rings, text, wireframe} from './wireframe.ts'

export const callToAction = defineSection({
  name: 'callToAction',
  title: 'Call to action',
  description: 'Asks the reader for one thing, usually at the end of a page.',
  icon: BoltIcon,
  group: 'opening',
  place: 'page-or-tab',
  wireframe: wireframe(
    box(24, 58, 170, 12, 'paper', 2) +
      text(24, 82, 150, 2) +
      button(24, 118, 66, 'copper') +
      button(98, 118, 56, 'sage') +
      rings(262, 100, 56),
    'deep',
  ),
  counts: ['actions', 'button', 'buttons'],
  fields: [
    headingField(),
    textField('text', 'Text', 'Why now, in one or two sentences.', {rows: 3, optional: true}),
    wordList('bullets', 'Points', 'Optional: up to four reasons.', {optional: true}),
    actionsField(),
    pictureField(),
  ],
})
