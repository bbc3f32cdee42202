import {MenuIcon} from '@sanity/icons/Menu'
import {defineType} from '@sanity/types'
import {objectsIn} from '@upline/domain/content/stored-document.ts'
import {inGroup} from '../fields/field.ts'
import {label, linkField, list, member, reference, textField} from '../fields/fields.ts'
import {preview} from '../fields/preview.ts'

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
    ...inGroup('menu', [
      list('groups', 'Menu', 'The menu bar from left to right.', {of: 'navGroup'}),
      linkField('action', 'Button', 'The button at the end of the menu bar.', {type: 'action'}),
      linkField('call', 'Phone', 'Optional. The phone number in the header and in the menu on phones.', {
        type: 'action',
      }),
      reference(
        'searchPage',
        'Search page',
        'Optional. The page with the section “Search”. It adds a search to the header, which also opens with / and Ctrl+K.',
        {to: 'page', weak: true},
      ),
    ]),
    ...inGroup('footer', [
      textField('footerText', 'Text', 'One or two sentences about the company next to the footer links.', {
        rows: 3,
      }),
      list('footerColumns', 'Columns', 'The columns of links, four on a wide screen.', {
        of: member(
          'Column',
          [textField('title', 'Title', 'Appears above the column.'), linkList('items', 'Links')],
          {
            preview: preview('Column without a title', {title: 'title', items: 'items'}, ({items}) =>
              objectsIn(items).map((item) => item.label),
            ),
          },
        ),
      }),
      label(
        'copyright',
        'Copyright line',
        '© {year} {providerName}. All rights reserved.',
        '{year} is the current year.',
      ),
      linkList('footerLinks', 'Links in the last line'),
    ]),
  ],
  preview: {prepare: () => ({title: 'Menu and footer'})},
})

function linkList(name: string, title: string) {
  return list(name, title, 'Links in order.', {
    of: member(
      'Link',
      [
        textField('label', 'Label', 'The text of the link.'),
        linkField('link', 'Link', 'Where it leads.', {type: 'link'}),
      ],
      {
        preview: {
          select: {title: 'label', pagePath: 'link.page.path', path: 'link.path', url: 'link.url'},
          prepare: ({title, pagePath, path, url}) => ({title, subtitle: pagePath ?? path ?? url}),
        },
      },
    ),
  })
}
