import {HomeIcon} from '@sanity/icons/Home'
import {actionsField, headingField, pictureField} from '../fields/common-fields.ts'
import {choice, list, textField} from '../fields/fields.ts'
import {defineSection} from './define-section.ts'

export const hero = defineSection({
  name: 'hero',
  title: 'Hero',
  description: 'The opening of a page: its main heading, a sentence or two, the main buttons.',
  icon: HomeIcon,
  group: 'opening',
  place: 'page',
  fields: [
    choice('layout', 'Hero style', 'Home is the largest; Compact suits legal and list pages.', {
      initialValue: 'page',
      list: [
        {value: 'home', title: 'Home'},
        {value: 'page', title: 'Page'},
        {value: 'compact', title: 'Compact'},
        {value: 'pictureFirst', title: 'Picture first, also on a phone'},
        {value: 'index', title: 'Index: links to the pages below this one in the menu'},
        {value: 'seals', title: 'Carrier logos: the featured carriers'},
        {value: 'years', title: 'Growth rings: one for each year since {foundedYear}'},
      ],
    }),
    textField(
      'eyebrow',
      'Line above the heading',
      'Optional. Two to four words that say what the page belongs to, such as “Agent resources”.',
    ),
    headingField(),
    textField('text', 'Text', 'Optional. One to three sentences under the heading.', {rows: 3}),
    actionsField(),
    pictureField({
      description:
        'Optional. Shown next to the text with the hero styles Home, Page and Picture first. Page hides it on phones. At least 1600 px wide; set the focal point so that it crops well.',
    }),
    list('stats', 'Key figures', 'Optional. Two to four figures.', {of: 'stat'}),
  ],
})
