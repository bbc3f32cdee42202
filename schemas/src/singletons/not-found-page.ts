import {UnknownIcon} from '@sanity/icons/Unknown'
import {defineType} from '@sanity/types'
import {folded, pictureField, seoField} from '../fields/common-fields.ts'
import {label, list} from '../fields/fields.ts'

export const notFoundPage = defineType({
  name: 'notFoundPage',
  title: 'Page not found',
  type: 'document',
  icon: UnknownIcon,
  fields: [
    label('heading', 'Heading', 'Page not found', 'The main heading.'),
    label(
      'text',
      'Text',
      'Sorry, we couldn’t find the page you’re looking for.',
      'Says in one sentence what happened.',
      {rows: 2},
    ),
    label('popularHeading', 'Popular links: heading', 'Popular pages', 'Appears above the popular links.'),
    list('popularLinks', 'Popular links', 'Where most people want to go.', {of: 'action'}),
    label(
      'suggestionsHeading',
      'Suggestions: heading',
      'Were you looking for one of these?',
      'Appears above the pages with the most similar addresses.',
    ),
    label('backLabel', 'Back', 'Go Back', 'Button to the page before.'),
    label('homeLabel', 'Home', 'Return Home', 'Button to the home page.'),
    pictureField(),
    seoField({
      description: 'The title in the browser tab; search engines never list this page.',
      options: folded,
    }),
  ],
  preview: {prepare: () => ({title: 'Page not found'})},
})
