import {UnknownIcon} from '@sanity/icons/Unknown'
import {defineType} from '@sanity/types'
import {folded, pictureField, seoField} from '../fields/common-fields.ts'
import {labels, list} from '../fields/fields.ts'

export const notFoundPage = defineType({
  name: 'notFoundPage',
  title: 'Page not found',
  type: 'document',
  icon: UnknownIcon,
  fields: [
    ...labels({
      heading: ['Heading', 'Page not found', 'The main heading.'],
      text: [
        'Text',
        'Sorry, we couldn’t find the page you’re looking for.',
        'Says in one sentence what happened.',
      ],
      popularHeading: ['Popular links: heading', 'Popular pages', 'Appears above the popular links.'],
    }),
    list('popularLinks', 'Popular links', 'Where most people want to go.', {of: 'action'}),
    ...labels({
      suggestionsHeading: [
        'Suggestions: heading',
        'Were you looking for one of these?',
        'Appears above the pages with the most similar addresses.',
      ],
      backLabel: ['Back', 'Go Back', 'Button that returns to the previous page.'],
      homeLabel: ['Home', 'Return Home', 'Button that opens the home page.'],
    }),
    pictureField(),
    seoField({
      description: 'The title in the browser tab; search engines never list this page.',
      options: folded,
    }),
  ],
  preview: {prepare: () => ({title: 'Page not found'})},
})
