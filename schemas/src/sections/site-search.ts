import {SearchIcon} from '@sanity/icons/Search'
import {headingField, introField} from '../fields/common-fields.ts'
import {label} from '../fields/fields.ts'
import {defineSection} from './define-section.ts'

export const siteSearch = defineSection({
  name: 'siteSearch',
  title: 'Search',
  description:
    'Searches the whole site and lists all pages. Use it once, and choose its page in “Menu and footer”.',
  icon: SearchIcon,
  group: 'opening',
  place: 'page',
  fields: [
    headingField({optional: true}),
    introField(),
    label('pagesHeading', 'Heading of the pages', 'All pages', 'Appears above the list of all pages.'),
    label('newsHeading', 'Heading of the news', 'All news', 'Appears above the list of all news.'),
  ],
})
