import {SearchIcon} from '@sanity/icons/Search'
import {headingField, introField} from '../fields/common-fields.ts'
import {textField} from '../fields/text-field.ts'
import {defineSection} from './define-section.ts'
import {box, dot, frame, heading, repeat, text, wireframe} from './wireframe.ts'

export const siteSearch = defineSection({
  name: 'siteSearch',
  title: 'Search',
  description:
    'Searches the whole site and lists all pages. Use it once, and choose its page in “Menu and footer”.',
  icon: SearchIcon,
  group: 'opening',
  place: 'page',
  wireframe: wireframe(
    frame(24, 24, 272, 24) +
      dot(38, 36, 5, 'copper') +
      repeat(3, (i) => {
        const x = 24 + i * 94
        return heading(x, 70, 60) + repeat(5, (row) => text(x, 90 + row * 16, 70, 1))
      }) +
      box(24, 178, 40, 6, 'sage', 2),
  ),
  fields: [
    headingField({optional: true}),
    introField(),
    textField('pagesHeading', 'Heading of the pages', 'Appears above the list of all pages.', {
      initialValue: 'All pages',
    }),
    textField('newsHeading', 'Heading of the news', 'Appears above the list of all news.', {
      initialValue: 'All news',
    }),
  ],
})
