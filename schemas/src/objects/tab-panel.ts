import {BlockElementIcon} from '@sanity/icons/BlockElement'
import {defineArrayMember, defineField, defineType} from '@sanity/types'
import {countText} from '../fields/count-text.ts'
import {textField} from '../fields/fields.ts'
import {sectionMenu} from '../sections/section-menu.ts'
import {sections} from '../sections.ts'
import {validateAnchor} from '../validation/anchors.ts'
import {customRule} from '../validation/custom-rule.ts'

export const tabPanel = defineType({
  name: 'tabPanel',
  title: 'Tab',
  type: 'object',
  icon: BlockElementIcon,
  fields: [
    textField('label', 'Label', 'The words on the tab, one to three of them.'),
    defineField({
      name: 'key',
      title: 'Key',
      type: 'string',
      description: 'Name for links straight to this tab: “comparison” opens it with ?tab=comparison.',
      validation: (rule) => [rule.required().error('Enter the tab a key.'), customRule(rule, validateAnchor)],
    }),
    defineField({
      name: 'sections',
      title: 'Sections',
      type: 'array',
      description: 'What the tab shows, from top to bottom.',
      of: sections
        .filter(({place}) => place === 'page-or-tab')
        .map((section) => defineArrayMember({type: section.name})),
      options: {insertMenu: sectionMenu},
      validation: (rule) => rule.required().min(1).error('Add at least one section.'),
    }),
  ],
  preview: {
    select: {title: 'label', key: 'key', sections: 'sections'},
    prepare: ({title, key, sections}) => ({
      title: title || 'Tab without a label',
      subtitle: `?tab=${key ?? '…'} · ${countText(sections, 'section', 'sections')}`,
      media: BlockElementIcon,
    }),
  },
})
