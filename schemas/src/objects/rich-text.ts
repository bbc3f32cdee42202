import {BlockContentIcon} from '@sanity/icons/BlockContent'
import {LinkIcon} from '@sanity/icons/Link'
import {defineArrayMember, defineField, defineType} from '@sanity/types'
import {missing} from '../fields/fields.ts'

export const richText = defineType({
  name: 'richText',
  title: 'Text',
  type: 'array',
  icon: BlockContentIcon,
  of: [
    defineArrayMember({
      type: 'block',
      styles: [
        {title: 'Text', value: 'normal'},
        {title: 'Heading', value: 'h3'},
        {title: 'Smaller heading', value: 'h4'},
        {title: 'Quotation', value: 'blockquote'},
      ],
      lists: [
        {title: 'Points', value: 'bullet'},
        {title: 'Numbers', value: 'number'},
      ],
      marks: {
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
            fields: [
              defineField({
                name: 'link',
                title: 'Link',
                type: 'link',
                description: 'Where the link goes.',
                validation: (rule) => rule.required().error(missing.link),
              }),
            ],
          },
        ],
      },
    }),
    defineArrayMember({type: 'picture'}),
  ],
})
