import {ImageIcon} from '@sanity/icons/Image'
import {defineField, defineType} from '@sanity/types'
import {words} from '../fields/words.ts'
import {altProblem} from '../validation/pictures.ts'

export const picture = defineType({
  name: 'picture',
  title: 'Picture',
  type: 'image',
  icon: ImageIcon,
  options: {hotspot: true},
  fields: [
    defineField({
      name: 'alt',
      title: 'Alternative text',
      type: 'string',
      description: 'What the picture shows, in one sentence, for people who cannot see it. No “picture of”.',
      hidden: ({parent}) => parent?.decorative === true,
      // The parent of this field is the picture.
      validation: (rule) =>
        rule.custom((alt, {parent}) => altProblem(alt, parent as Parameters<typeof altProblem>[1])),
    }),
    defineField({
      name: 'decorative',
      title: 'Decoration only',
      type: 'boolean',
      description:
        'Switch on if the picture says nothing that the text does not say; screen readers then skip it.',
      initialValue: false,
    }),
    words({
      name: 'caption',
      title: 'Caption',
      description: 'Optional: a line under the picture that everybody reads.',
      optional: true,
    }),
  ],
})
