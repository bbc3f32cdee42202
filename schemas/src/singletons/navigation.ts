import {MenuIcon} from '@sanity/icons/Menu'
import {defineArrayMember, defineField, defineType} from '@sanity/types'
import {linkField, list, missing, reference, textField} from '../fields/fields.ts'

export const navigation = defineType({
  name: 'navigation',
  title: 'Menu and footer',
  type: 'document',
  icon: MenuIcon,
  groups: [
    {name: 'menu', title: 'Menu', default: true},
    {name: 'footer', title: 'Footer'},
  ],
  fields: [
    list('groups', 'Menu', 'The menu bar from left to right.', {of: 'navGroup', group: 'menu'}),
    linkField('action', 'Button', 'The button at the end of the menu bar.', {type: 'action', group: 'menu'}),
    linkField('call', 'Phone', 'Optional. The phone number in the header and in the menu of phones.', {
      type: 'action',
      optional: true,
      group: 'menu',
    }),
    reference(
      'searchPage',
      'Search page',
      'The page with the section “Search”. It adds a search to the header, which also opens with / and Ctrl+K. Leave blank for no search.',
      {to: 'page', weak: true, group: 'menu'},
    ),
    textField('footerText', 'Text', 'One or two sentences about the company beside the footer links.', {
      rows: 3,
      group: 'footer',
    }),
    defineField({
      name: 'footerColumns',
      title: 'Columns',
      type: 'array',
      group: 'footer',
      description: 'The columns of links, four on a wide screen.',
      of: [
        defineArrayMember({
          type: 'object',
          title: 'Column',
          fields: [textField('title', 'Title', 'Appears above the column.'), linkList('items', 'Links')],
          preview: {
            select: {title: 'title', items: 'items'},
            prepare: ({title, items}) => ({
              title: title || 'Column without a title',
              subtitle: (Array.isArray(items) ? items : []).map((item) => item.label).join(' · '),
            }),
          },
        }),
      ],
      validation: (rule) => rule.required().min(1).error(missing.list),
    }),
    textField('copyright', 'Copyright line', '{year} is the current year.', {
      initialValue: '© {year} {providerName}. All rights reserved.',
      group: 'footer',
    }),
    {...linkList('footerLinks', 'Links in the last line'), group: 'footer'},
  ],
  preview: {prepare: () => ({title: 'Menu and footer'})},
})

function linkList(name: string, title: string) {
  return defineField({
    name,
    title,
    type: 'array',
    description: 'Links in their order.',
    of: [
      defineArrayMember({
        type: 'object',
        title: 'Link',
        fields: [
          textField('label', 'Label', 'The text of the link.'),
          linkField('link', 'Link', 'Where it leads.', {type: 'link'}),
        ],
        preview: {
          select: {title: 'label', pagePath: 'link.page.path', path: 'link.path', url: 'link.url'},
          prepare: ({title, pagePath, path, url}) => ({title, subtitle: pagePath ?? path ?? url}),
        },
      }),
    ],
    validation: (rule) => rule.required(),
  })
}
