import {DocumentIcon} from '@sanity/icons/Document'
import {defineType} from '@sanity/types'
import {pathField, seoField} from '../fields/common-fields.ts'
import {field, inGroup} from '../fields/field.ts'
import {textField} from '../fields/fields.ts'
import {orderBy} from '../fields/order-by.ts'
import {preview} from '../fields/preview.ts'
import {sectionMenu} from '../sections/section-menu.ts'
import {sections} from '../sections/sections.ts'
import {checkAnchors, checkHero, checkTabKeys} from '../validation/check-page-sections.ts'

export const page = defineType({
  name: 'page',
  title: 'Page',
  type: 'document',
  icon: DocumentIcon,
  groups: [
    {name: 'content', title: 'Content', default: true},
    {name: 'seo', title: 'Search and sharing'},
  ],
  fields: [
    ...inGroup('content', [
      textField('title', 'Title', 'Names the page in the browser tab, in search results and in the Studio.'),
      pathField(
        'The address of the page on the site, such as /insurance/life. The address works once the page is published.',
      ),
      field(
        'array',
        'sections',
        'Sections',
        'The sections from top to bottom. Start with a hero: it has the main heading.',
        {
          of: [
            ...sections.map(({name}) => ({type: name})),
            {type: 'reference', title: 'Shared section', to: [{type: 'sharedSection'}]},
          ],
          options: {insertMenu: sectionMenu},
          required: 'Add at least one section.',
          errors: [checkAnchors, checkTabKeys],
          warnings: [checkHero],
        },
      ),
    ]),
    seoField({description: 'How the page appears in search results and when it’s shared.', group: 'seo'}),
  ],
  orderings: [orderBy('Path', 'path'), orderBy('Title', 'title'), orderBy('Last changed', '_updatedAt desc')],
  // The picture of a page is that of the hero it starts with.
  preview: preview(
    'Page without a title',
    {title: 'title', path: 'path', media: 'sections.0.picture'},
    ({path}) => [path],
  ),
})
