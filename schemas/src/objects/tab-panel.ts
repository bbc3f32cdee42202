import {BlockElementIcon} from '@sanity/icons/BlockElement'
import {defineType} from '@sanity/types'
import {field} from '../fields/field.ts'
import {textField} from '../fields/fields.ts'
import {preview} from '../fields/preview.ts'
import {sectionMenu} from '../sections/section-menu.ts'
import {sections} from '../sections/sections.ts'
import {validateAnchor} from '../validation/anchors.ts'
import {countText} from '../validation/count-text.ts'

export const tabPanel = defineType({
  name: 'tabPanel',
  title: 'Tab',
  type: 'object',
  icon: BlockElementIcon,
  fields: [
    textField('label', 'Label', 'The label of the tab, one to three words.'),
    field(
      'string',
      'key',
      'Key',
      'Name for links straight to this tab: “comparison” opens it with ?tab=comparison.',
      {required: 'Enter a key.', errors: [validateAnchor]},
    ),
    field('array', 'sections', 'Sections', 'What the tab shows, from top to bottom.', {
      of: sections.filter(({place}) => place !== 'page').map((section) => ({type: section.name})),
      options: {insertMenu: sectionMenu},
      required: 'Add at least one section.',
    }),
  ],
  preview: preview(
    'Tab without a label',
    {title: 'label', key: 'key', sections: 'sections'},
    ({key, sections}) => [`?tab=${key ?? '…'} · ${countText(sections, 'section', 'sections')}`],
  ),
})
