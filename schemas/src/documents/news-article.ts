import {DocumentTextIcon} from '@sanity/icons/DocumentText'
import {defineType} from '@sanity/types'
import {newsPath} from '@upline/domain/content/own-paths.ts'
import {siteDate} from '@upline/domain/dates/site-date.ts'
import {pathField, pictureField, seoField} from '../fields/common-fields.ts'
import {field, inGroup} from '../fields/field.ts'
import {choiceFrom, reference, richTextField, textField} from '../fields/fields.ts'
import {orderBy} from '../fields/order-by.ts'
import {preview} from '../fields/preview.ts'
import {validatePastDate} from '../validation/periods.ts'

export const newsArticle = defineType({
  name: 'newsArticle',
  title: 'News article',
  type: 'document',
  icon: DocumentTextIcon,
  groups: [
    {name: 'content', title: 'Content', default: true},
    {name: 'seo', title: 'Search and sharing'},
  ],
  fields: [
    ...inGroup('content', [
      textField('title', 'Title', 'The headline, as short as a newspaper’s.'),
      pathField(`The address of the article: ${newsPath}/ and a few words of the title with dashes.`, {
        initialValue: `${newsPath}/`,
      }),
      choiceFrom(
        'category',
        'Category',
        'The filter on the news page. Categories are under News › Categories.',
        {from: 'newsCategory'},
      ),
      field('date', 'date', 'Date', 'Shown with the article; the newest comes first.', {
        initialValue: () => siteDate(),
        required: 'Choose the date.',
        warnings: [validatePastDate],
      }),
      textField(
        'description',
        'Summary',
        'Two sentences for the card on the news page and for search results.',
        {rows: 3},
      ),
      pictureField({
        description: 'Optional. Shown on the card and above the article, at least 1600 px wide.',
      }),
      reference('author', 'Author', 'Optional. The person at the company who wrote it.', {
        to: 'person',
      }),
      textField(
        'authorName',
        'Name of another author',
        'Optional. Used when the author is not one of our people.',
        {hidden: ({document}) => Boolean(document?.author) && !document?.authorName},
      ),
      field('number', 'readTime', 'Reading time', 'In minutes, at about 200 words a minute.', {
        initialValue: 3,
        required: 'Enter whole minutes, from 1 to 60.',
        rule: (rule) => rule.integer().min(1).max(60),
      }),
      richTextField('body', 'Text', 'The article.'),
    ]),
    ...inGroup('seo', [seoField({})]),
  ],
  orderings: [orderBy('Newest first', 'date desc'), orderBy('Title', 'title')],
  preview: preview(
    'Article without a title',
    {title: 'title', category: 'category', date: 'date', media: 'picture'},
    ({category, date}) => [date, category],
  ),
})
