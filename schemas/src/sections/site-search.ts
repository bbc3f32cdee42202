import {SearchIcon} from '@sanity/icons/Search'
import {headingField, introField} from '../fields/common-fields.ts'
import {textField} from '../fields/fields.ts'
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
    textField('pagesHeading', 'Heading of the pages', 'Appears above the list of all pages.', {
      initialValue: 'All pages',
    }),
    textField('newsHeading', 'Heading of the news', 'Appears above the list of all news.', {
      initialValue: 'All news',
    }),
  ],
})
