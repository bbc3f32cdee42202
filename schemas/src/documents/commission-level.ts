import {BillIcon} from '@sanity/icons/Bill'
import {defineArrayMember, defineField, defineType} from '@sanity/types'
import {iconField, orderField} from '../fields/common-fields.ts'
import {choice, missing, textField} from '../fields/fields.ts'
import {byOrder} from '../fields/order-by.ts'
import {periodFields, periodFieldset} from '../fields/period-fields.ts'
import {cappedProducts} from '../validation/caps.ts'
import {checkCap} from '../validation/check-cap.ts'
import {customRule} from '../validation/custom-rule.ts'

export const commissionLevel = defineType({
  name: 'commissionLevel',
  title: 'Commission level',
  type: 'document',
  icon: BillIcon,
  fieldsets: [periodFieldset],
  fields: [
    textField('name', 'Name', 'The name of the level.'),
    textField('description', 'Description', 'Who the level is for, in one sentence.', {rows: 2}),
    iconField(),
    orderField(),
    defineField({
      name: 'rates',
      title: 'Rates',
      type: 'array',
      description: 'One line for each product. Every page that shows this level changes with it.',
      of: [
        defineArrayMember({
          type: 'object',
          title: 'Rate',
          fields: [
            textField('product', 'Product', 'The product as agents call it.'),
            textField('rate', 'Rate', 'With its sign: 80% or $400-600.'),
            choice('cap', 'Compensation cap', 'Optional. The maximum that a flat amount is compared with.', {
              list: cappedProducts,
              optional: true,
            }),
          ],
          validation: (rule) => customRule(rule, checkCap).warning(),
          preview: {select: {title: 'product', subtitle: 'rate'}},
        }),
      ],
      validation: (rule) => rule.required().min(1).error(missing.list),
    }),
    textField('requirement', 'Requirement', 'Optional. What it takes to reach this level.', {
      rows: 2,
      optional: true,
    }),
    ...periodFields({versionsBy: 'name'}),
  ],
  orderings: [byOrder],
  preview: {
    select: {title: 'name', rates: 'rates'},
    prepare: ({title, rates}) => ({
      title: title || 'Level without a name',
      subtitle: (Array.isArray(rates) ? rates : [])
        .map(({product, rate}) => [product, rate].filter(Boolean).join(' '))
        .filter(Boolean)
        .join(' · '),
    }),
  },
})
