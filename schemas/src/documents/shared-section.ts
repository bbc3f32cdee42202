import {ComponentIcon} from '@sanity/icons/Component'
import {defineType} from '@sanity/types'
import {field} from '../fields/field.ts'
import {textField} from '../fields/fields.ts'
import {orderBy} from '../fields/order-by.ts'
import {sectionMenu} from '../sections/section-menu.ts'
import {sections} from '../sections/sections.ts'

/** A section that is edited once and shown on several pages, which refer to it. */
export const sharedSection = defineType({
  name: 'sharedSection',
  title: 'Shared section',
  type: 'document',
  icon: ComponentIcon,
  fields: [
    textField('title', 'Name', 'Names the section in the Studio. Visitors don’t see it.'),
    field('array', 'sections', 'Section', 'What all pages with this shared section show.', {
      of: sections.filter(({name}) => name !== 'hero').map(({name}) => ({type: name})),
      options: {insertMenu: sectionMenu},
      rule: (rule) => rule.required().length(1).error('Add exactly one section.'),
    }),
  ],
  orderings: [orderBy('Name', 'title')],
  preview: {select: {title: 'title', media: 'sections.0.picture'}},
})
