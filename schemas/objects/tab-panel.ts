import {BlockElementIcon} from '@sanity/icons'
import {defineArrayMember, defineField, defineType} from '@sanity/types'
import {words} from '../fields/words.ts'
import {sectionMenu} from '../sections/section-menu.ts'
import {panelSectionTypes} from '../sections/section-names.ts'

export const tabPanel = defineType({
  name: 'tabPanel',
  title: 'Tab',
  type: 'object',
  icon: BlockElementIcon,
  fields: [
    words({name: 'label', title: 'Label', description: 'The words on the tab, one to three of them.'}),
    defineField({
      name: 'key',
      title: 'Key',
      type: 'string',
      description: 'Name for links straight to this tab: “comparison” opens it with ?tab=comparison.',
      validation: (rule) =>
        rule
          .required()
          .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {name: 'key'})
          .error('Use small letters, digits and single dashes, for example “comparison”.'),
    }),
    defineField({
      name: 'sections',
      title: 'Sections',
      type: 'array',
      description: 'What the tab shows, from top to bottom.',
      of: panelSectionTypes.map((type) => defineArrayMember({type})),
      options: {insertMenu: sectionMenu},
      validation: (rule) => rule.required().min(1),
    }),
  ],
  preview: {
    select: {title: 'label', key: 'key', sections: 'sections'},
    prepare: ({title, key, sections}) => ({
      title: title || 'Tab without a label',
      subtitle: `?tab=${key ?? '…'} · ${Array.isArray(sections) ? sections.length : 0} sections`,
      media: BlockElementIcon,
    }),
  },
})
