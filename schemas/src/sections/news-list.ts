import {DocumentTextIcon} from '@sanity/icons/DocumentText'
import {headingField, pageSizeField} from '../fields/common-fields.ts'
import {label} from '../fields/fields.ts'
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
    label('allLabel', 'Filter: all', 'All', 'The filter that shows every article.'),
    label(
      'filterLabel',
      'Name of the filter',
      'Filter news by category',
      'Read aloud by screen readers before the filter choices.',
    ),
    label('readMoreLabel', 'Read more', 'Read article', 'Text of the link to an article.'),
    label(
      'readTimeLabel',
      'Reading time',
      '{n} min read',
      'Shown with each article. {n} is the number of minutes.',
    ),
    label(
      'resultStatus',
      'Result announcement',
      'Articles shown: {count}',
      'Read aloud after filtering. {count} is the number of articles.',
    ),
    label(
      'emptyText',
      'Nothing found',
      'There is no news in this category yet.',
      'Shown when a category has no article.',
    ),
    label('loadMoreLabel', 'Load more', 'Load more news', 'Button that shows the next articles.'),
    pageSizeField(6),
  ],
})
