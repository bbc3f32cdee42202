import {DocumentTextIcon} from '@sanity/icons/DocumentText'
import {headingField, pageSizeField} from '../fields/common-fields.ts'
import {textField} from '../fields/fields.ts'
import {defineSection} from './define-section.ts'

export const newsList = defineSection({
  name: 'newsList',
  title: 'News',
  description: 'Every news article, newest first, with a filter by category.',
  icon: DocumentTextIcon,
  group: 'company',
  place: 'page',
  fields: [
    headingField({optional: true}),
    textField('allLabel', 'Filter: all', 'The filter that shows every article.', {initialValue: 'All'}),
    textField(
      'filterLabel',
      'Name of the filter',
      'Read aloud by screen readers before the filter choices.',
      {initialValue: 'Filter news by category'},
    ),
    textField('readMoreLabel', 'Read more', 'Text of the link to an article.', {
      initialValue: 'Read article',
    }),
    textField('readTimeLabel', 'Reading time', 'Shown with each article. {n} is the number of minutes.', {
      initialValue: '{n} min read',
    }),
    textField(
      'resultStatus',
      'Result announcement',
      'Read aloud after filtering. {count} is the number of articles.',
      {initialValue: 'Articles shown: {count}'},
    ),
    textField('emptyText', 'Nothing found', 'Shown when a category has no article.', {
      initialValue: 'There is no news in this category yet.',
    }),
    textField('loadMoreLabel', 'Load more', 'Button that shows the next articles.', {
      initialValue: 'Load more news',
    }),
    pageSizeField({initialValue: 6}),
  ],
})
