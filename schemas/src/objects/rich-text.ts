import {BlockContentIcon} from '@sanity/icons/BlockContent'
import {LinkIcon} from '@sanity/icons/Link'
import {ThLargeIcon} from '@sanity/icons/ThLarge'
import {defineArrayMember, defineType} from '@sanity/types'
import {field} from '../fields/field.ts'
import {linkField, list} from '../fields/fields.ts'
import {checkRichTextTokens} from '../validation/check-tokens.ts'

const marks = {
  decorators: [
    {title: 'Bold', value: 'strong'},
    {title: 'Italic', value: 'em'},
  ],
  annotations: [
    {
      name: 'textLink',
      title: 'Link',
      type: 'object',
      icon: LinkIcon,
      fields: [linkField('link', 'Link', 'Where the link goes.', {type: 'link'})],
    },
  ],
}
const lists = [
  {title: 'Bulleted list', value: 'bullet'},
  {title: 'Numbered list', value: 'number'},
]
const paragraph = {title: 'Text', value: 'normal'}

/** A table in the shape of Sanity's table editor, which needs these names. */
const table = defineArrayMember({
  name: 'table',
  title: 'Table',
  type: 'object',
  icon: ThLargeIcon,
  fields: [
    field('number', 'headerRows', 'Header rows', '1 if the first row has the column titles.', {
      initialValue: 1,
    }),
    list('rows', 'Rows', 'The first cell of a row names it.', {
      of: {
        name: 'row',
        title: 'Row',
        type: 'object',
        fields: [
          list('cells', 'Cells', 'Optional. One cell for each column.', {
            of: {
              name: 'cell',
              title: 'Cell',
              type: 'object',
              fields: [
                list('value', 'Text', 'Optional. What the cell shows.', {
                  of: defineArrayMember({type: 'block', styles: [paragraph], lists, marks}),
                  errors: [checkRichTextTokens],
                }),
              ],
            },
          }),
        ],
      },
    }),
  ],
})

export const richText = defineType({
  name: 'richText',
  title: 'Text',
  type: 'array',
  icon: BlockContentIcon,
  of: [
    defineArrayMember({
      type: 'block',
      styles: [
        paragraph,
        {title: 'Heading', value: 'h3'},
        {title: 'Smaller heading', value: 'h4'},
        {title: 'Quote', value: 'blockquote'},
      ],
      lists,
      marks,
    }),
    defineArrayMember({type: 'picture'}),
    table,
  ],
})
