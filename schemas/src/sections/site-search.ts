import {SearchIcon} from '@sanity/icons/Search'
import {headingField, introField} from '../fields/common-fields.ts'
import {label, list, textMember} from '../fields/fields.ts'
import {defineSection} from './define-section.ts'

const synonymForm =
  'Write what visitors type, then = and the site’s words, such as: medsupp, med supp = Medicare Supplement'

const checkSynonym = (line = '') =>
  /^[^=]*[\p{L}\p{N}][^=]*=[^=]*[\p{L}\p{N}][^=]*$/u.test(line) ? undefined : synonymForm

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
    list(
      'synonyms',
      'Synonyms',
      'Optional. Words that visitors type, and the site’s words for them: “medsupp, med supp = Medicare Supplement”.',
      {of: textMember({required: synonymForm, errors: [checkSynonym]})},
    ),
    label('pagesHeading', 'Heading of the pages', 'All pages', 'Appears above the list of all pages.'),
    label('newsHeading', 'Heading of the news', 'All news', 'Appears above the list of all news.'),
  ],
})
