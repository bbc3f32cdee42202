import {DocumentTextIcon} from '@sanity/icons/DocumentText'
import {headingField} from '../fields/common-fields.ts'
import {pageSizeField} from '../fields/page-size-field.ts'
import {words} from '../fields/words.ts'
import {defineSection} from './define-section.ts'

export const newsList = defineSection({
  name: 'newsList',
  title: 'News',
  description: 'Every news article, newest first, with a filter by category.',
  icon: DocumentTextIcon,
  fields: [
    headingField({optional: true}),
    words({
      name: 'allLabel',
      title: 'Filter: all',
      description: 'The filter that shows every article.',
      initialValue: 'All',
    }),
    words({
      name: 'filterLabel',
      title: 'Name of the filter',
      description: 'Read out by screen readers before the filter choices.',
      initialValue: 'Filter news by category',
    }),
    words({
      name: 'readMoreLabel',
      title: 'Read more',
      description: 'Words of the link to an article.',
      initialValue: 'Read article',
    }),
    words({
      name: 'readTimeLabel',
      title: 'Reading time',
      description: 'Shown with each article. {n} is the number of minutes.',
      parameters: ['n'],
      initialValue: '{n} min read',
    }),
    words({
      name: 'resultStatus',
      title: 'Result announcement',
      description: 'Read out after filtering. {count} is the number of articles.',
      parameters: ['count'],
      initialValue: '{count} articles shown',
    }),
    words({
      name: 'emptyText',
      title: 'Nothing found',
      description: 'Shown when a category has no article.',
      initialValue: 'There is no news in this category yet.',
    }),
    words({
      name: 'loadMoreLabel',
      title: 'Load more',
      description: 'Button that shows the next articles.',
      initialValue: 'Load more news',
    }),
    pageSizeField({initialValue: 6}),
  ],
})
