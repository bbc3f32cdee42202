import {DocumentTextIcon} from '@sanity/icons/DocumentText'
import {defineField, defineType} from '@sanity/types'
import {pathField, pictureField} from '../fields/common-fields.ts'
import {choiceFrom, reference, richTextField, textField} from '../fields/fields.ts'
import {orderBy} from '../fields/order-by.ts'
import {customRule} from '../validation/custom-rule.ts'
import {today, validatePastDate} from '../validation/dates.ts'

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
    textField('title', 'Title', 'The headline, as short as a newspaper’s.', {group: 'content'}),
    pathField('The address of the article: /about/news/ and a few words of the title with dashes.', {
      group: 'content',
      initialValue: '/about/news/',
    }),
    choiceFrom(
      'category',
      'Category',
      'The filter on the news page. Categories are under News › Categories.',
      {group: 'content', from: 'newsCategory'},
    ),
    defineField({
      name: 'date',
      title: 'Date',
      type: 'date',
      group: 'content',
      description: 'Shown with the article; the newest comes first.',
      initialValue: () => today(),
      validation: (rule) => [
        rule.required().error('Choose the date.'),
        customRule(rule, (date: string | undefined) => validatePastDate(date, today())).warning(),
      ],
    }),
    textField(
      'description',
      'Summary',
      'Two sentences for the card on the news page and for search results.',
      {rows: 3, group: 'content'},
    ),
    pictureField({
      description: 'Shown on the card and above the article, at least 1600 px wide.',
      group: 'content',
    }),
    reference('author', 'Author', 'Optional: the person of the company who wrote it.', {
      to: 'person',
      group: 'content',
    }),
    textField(
      'authorName',
      'Name of another author',
      'Optional: used when the author is not one of our people.',
      {
        optional: true,
        group: 'content',
        hidden: ({document}) => Boolean(document?.author) && !document?.authorName,
      },
    ),
    defineField({
      name: 'readTime',
      title: 'Reading time',
      type: 'number',
      group: 'content',
      description: 'In minutes; about 200 words take one.',
      initialValue: 3,
      validation: (rule) =>
        rule.required().integer().min(1).max(60).error('Enter whole minutes, from 1 to 60.'),
    }),
    richTextField('body', 'Text', 'The article.', {group: 'content'}),
    defineField({
      name: 'seo',
      title: 'Search and sharing',
      type: 'seo',
      group: 'seo',
      description: 'Optional. Title and description for search results, if they should differ.',
    }),
  ],
  orderings: [orderBy('Newest first', 'date desc'), orderBy('Title', 'title')],
  preview: {
    select: {title: 'title', category: 'category', date: 'date', media: 'picture'},
    prepare: ({title, category, date, media}) => ({
      title: title || 'Article without a title',
      subtitle: [date, category].filter(Boolean).join(' · '),
      media: media?.asset ? media : DocumentTextIcon,
    }),
  },
})
