import {HomeIcon} from '@sanity/icons/Home'
import {choice} from '../fields/choice.ts'
import {actionsField, headingField, pictureField} from '../fields/common-fields.ts'
import {list} from '../fields/list.ts'
import {words} from '../fields/words.ts'
import {defineSection} from './define-section.ts'

export const hero = defineSection({
  name: 'hero',
  title: 'Hero',
  description: 'The opening of a page: its main heading, a sentence or two, the main buttons.',
  icon: HomeIcon,
  fields: [
    choice({
      name: 'layout',
      title: 'Size',
      description: 'Home is the largest, compact suits legal and list pages.',
      initialValue: 'page',
      list: [
        {value: 'home', title: 'Home'},
        {value: 'page', title: 'Page'},
        {value: 'compact', title: 'Compact'},
      ],
    }),
    words({
      name: 'eyebrow',
      title: 'Line above the heading',
      description: 'Optional: two to four words that place the page, such as “Agent resources”.',
      optional: true,
    }),
    headingField(),
    words({
      name: 'text',
      title: 'Text',
      description: 'One to three sentences under the heading.',
      rows: 3,
      optional: true,
    }),
    actionsField(),
    pictureField(),
    list({
      name: 'stats',
      title: 'Figures',
      description: 'Optional: two to four figures.',
      of: 'stat',
      optional: true,
    }),
  ],
})
