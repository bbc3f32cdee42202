import {UnknownIcon} from '@sanity/icons/Unknown'
import {defineField, defineType} from '@sanity/types'
import {pictureField} from '../fields/common-fields.ts'
import {list, textField} from '../fields/fields.ts'

export const notFoundPage = defineType({
  name: 'notFoundPage',
  title: 'Page not found',
  type: 'document',
  icon: UnknownIcon,
  fields: [
    textField('heading', 'Heading', 'The main heading.', {initialValue: 'Page not found'}),
    textField('text', 'Text', 'Says in one sentence what happened.', {
      rows: 2,
      initialValue: 'Sorry, we couldn’t find the page you’re looking for.',
    }),
    textField('popularHeading', 'Popular links: heading', 'Appears above the popular links.', {
      initialValue: 'Popular pages',
    }),
    list('popularLinks', 'Popular links', 'Where most people want to go.', {of: 'action'}),
    textField(
      'suggestionsHeading',
      'Suggestions: heading',
      'Appears above the pages with the most similar addresses.',
      {initialValue: 'Were you looking for one of these?'},
    ),
    textField('backLabel', 'Back', 'Button to the page before.', {initialValue: 'Go Back'}),
    textField('homeLabel', 'Home', 'Button to the home page.', {initialValue: 'Return Home'}),
    pictureField(),
    defineField({
      name: 'seo',
      title: 'Search and sharing',
      type: 'seo',
      description: 'The title in the browser tab; search engines never list this page.',
      options: {collapsible: true, collapsed: true},
    }),
  ],
  preview: {prepare: () => ({title: 'Page not found'})},
})
