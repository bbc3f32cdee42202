import {DocumentIcon} from '@sanity/icons/Document'
import {defineArrayMember, defineField, defineType} from '@sanity/types'
import {pathField} from '../fields/common-fields.ts'
import {textField} from '../fields/fields.ts'
import {orderBy} from '../fields/order-by.ts'
import {sectionMenu} from '../sections/section-menu.ts'
import {sections} from '../sections.ts'
import {checkAnchors, checkHero} from '../validation/check-page-sections.ts'
import {customRule} from '../validation/custom-rule.ts'

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
    textField('title', 'Title', 'Names the page in the browser tab, in search results and in this Studio.', {
      group: 'content',
    }),
    pathField(
      'The address of the page on the site, such as /insurance/life. Publishing the page makes the address.',
      {group: 'content'},
    ),
    defineField({
      name: 'sections',
      title: 'Sections',
      type: 'array',
      group: 'content',
      description: 'The sections from top to bottom. Start with a hero: it has the main heading.',
      of: sections.map(({name}) => defineArrayMember({type: name})),
      options: {insertMenu: sectionMenu},
      validation: (rule) => [
        rule.required().min(1).error('Add at least one section.'),
        customRule(rule, checkAnchors),
        customRule(rule, checkHero).warning(),
      ],
    }),
    defineField({
      name: 'seo',
      title: 'Search and sharing',
      type: 'seo',
      group: 'seo',
      description: 'How the page shows in search results and when it is shared.',
    }),
  ],
  orderings: [orderBy('Path', 'path'), orderBy('Title', 'title'), orderBy('Last changed', '_updatedAt desc')],
  preview: {
    // The picture of a page is that of the hero it starts with.
    select: {title: 'title', path: 'path', picture: 'sections.0.picture'},
    prepare: ({title, path, picture}) => ({
      title: title || 'Page without a title',
      subtitle: path,
      media: picture?.asset ? picture : DocumentIcon,
    }),
  },
})
