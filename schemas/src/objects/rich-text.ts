import {BlockContentIcon} from '@sanity/icons/BlockContent'
import {LinkIcon} from '@sanity/icons/Link'
import {ThLargeIcon} from '@sanity/icons/ThLarge'
import {defineArrayMember, defineField, defineType} from '@sanity/types'
import {linkField, missing} from '../fields/fields.ts'
import {checkRichTextTokens} from '../validation/check-tokens.ts'
import {customRule} from '../validation/custom-rule.ts'

const marks = {
  decorators: [
    {title: 'Strong', value: 'strong'},
    {title: 'Emphasis', value: 'em'},
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
  {title: 'Points', value: 'bullet'},
  {title: 'Numbers', value: 'number'},
]
const paragraph = {title: 'Text', value: 'normal'}

/** A table in the shape of Sanity's table editor, which needs these names. */
const table = defineArrayMember({
  name: 'table',
  title: 'Table',
  type: 'object',
  icon: ThLargeIcon,
  fields: [
    defineField({
      name: 'headerRows',
      title: 'Header rows',
      type: 'number',
      description: '1 if the first row has the titles of the columns.',
      initialValue: 1,
    }),
    defineField({
      name: 'rows',
      title: 'Rows',
      type: 'array',
      description: 'The first cell of a row names it.',
      validation: (rule) => rule.required().min(1).error(missing.list),
      of: [
        defineArrayMember({
          name: 'row',
          title: 'Row',
          type: 'object',
          fields: [
            defineField({
              name: 'cells',
              title: 'Cells',
              type: 'array',
              description: 'One cell for each column.',
              of: [
                defineArrayMember({
                  name: 'cell',
                  title: 'Cell',
                  type: 'object',
                  fields: [
                    defineField({
                      name: 'value',
                      title: 'Text',
                      type: 'array',
                      description: 'What the cell shows.',
                      validation: (rule) => customRule(rule, checkRichTextTokens),
                      of: [defineArrayMember({type: 'block', styles: [paragraph], lists, marks})],
                    }),
                  ],
                }),
              ],
            }),
          ],
        }),
      ],
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
        {title: 'Quotation', value: 'blockquote'},
      ],
      lists,
      marks,
    }),
    defineArrayMember({type: 'picture'}),
    table,
  ],
})
