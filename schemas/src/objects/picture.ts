import {ImageIcon} from '@sanity/icons/Image'
import {defineField, defineType} from '@sanity/types'
import {words} from '../fields/words.ts'
import {checkAlt} from '../validation/check-alt.ts'

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
      description:
        'What the picture shows here, in one sentence, for people who cannot see it. No “picture of”. Left empty, the text that the picture has in Media is used.',
      hidden: ({parent}) => parent?.decorative === true,
      validation: (rule) => rule.custom(checkAlt),
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
