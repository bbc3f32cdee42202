import {ImageIcon} from '@sanity/icons/Image'
import {defineType} from '@sanity/types'
import {field} from '../fields/field.ts'
import {textField, toggle} from '../fields/fields.ts'
import {checkAlt} from '../validation/pictures.ts'

export const picture = defineType({
  name: 'picture',
  title: 'Picture',
  type: 'image',
  icon: ImageIcon,
  options: {hotspot: true},
  fields: [
    field(
      'string',
      'alt',
      'Alternative text',
      'What the picture shows here, in one sentence, for people who can’t see it. Don’t write “picture of”. If blank, the alt text from Media is used.',
      {hidden: ({parent}) => parent?.decorative === true, errors: [checkAlt]},
    ),
    toggle(
      'decorative',
      'Decoration only',
      'Turn on if the picture adds nothing to the text. Screen readers skip it.',
    ),
    textField('caption', 'Caption', 'Optional. A caption below the picture.'),
  ],
})
