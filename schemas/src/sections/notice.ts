import {InfoOutlineIcon} from '@sanity/icons/InfoOutline'
import {defineArrayMember, defineField} from '@sanity/types'
import {actionsField, effectiveDateField, headingField, iconField} from '../fields/common-fields.ts'
import {richTextField} from '../fields/fields.ts'
import {checkDisclaimers} from '../validation/check-disclaimers.ts'
import {customRule} from '../validation/custom-rule.ts'
import {defineSection} from './define-section.ts'

export const notice = defineSection({
  name: 'notice',
  title: 'Notice',
  description: 'A banner or boxed remark: a daily call, a disclaimer, a date to remember.',
  icon: InfoOutlineIcon,
  group: 'opening',
  place: 'page-or-tab',
  fields: [
    iconField({optional: true}),
    headingField({optional: true}),
    richTextField('body', 'Text', 'The notice itself, as short as it can be.'),
    defineField({
      name: 'disclaimers',
      title: 'Disclaimers',
      type: 'array',
      description:
        'Optional. Appear below the text. Choose any version of a disclaimer: the page shows the current one.',
      of: [defineArrayMember({type: 'reference', to: [{type: 'disclaimer'}]})],
      validation: (rule) => [
        rule.unique().error('This is already in the list. Remove it here.'),
        customRule(rule, checkDisclaimers),
      ],
    }),
    effectiveDateField(),
    actionsField(),
  ],
})
