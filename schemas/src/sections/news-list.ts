import {DocumentTextIcon} from '@sanity/icons/DocumentText'
import {headingField, pageSizeField} from '../fields/common-fields.ts'
import {labels} from '../fields/fields.ts'
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
    ...labels({
      allLabel: ['Filter: all', 'All', 'The filter that shows every article.'],
      filterLabel: [
        'Screen-reader label for the filter',
        'Filter news by category',
        'Read aloud by screen readers before the filter choices.',
      ],
      readMoreLabel: ['Read more', 'Read article', 'Text of the link to an article.'],
      readTimeLabel: [
        'Reading time',
        '{n} min read',
        'Shown with each article. {n} is the number of minutes.',
      ],
      resultStatus: [
        'Result announcement',
        'Articles: {count}',
        'Shown and read aloud after filtering. {count} is the number of articles in the category.',
      ],
      emptyText: [
        'Nothing found',
        'There is no news in this category yet.',
        'Shown when a category has no article.',
      ],
      loadMoreLabel: ['Load more', 'Load more news', 'Button that shows the next articles.'],
    }),
    pageSizeField(6),
  ],
})
