import {BillIcon} from '@sanity/icons/Bill'
import {defineType} from '@sanity/types'
import {objectsIn} from '@upline/domain/content/stored-document.ts'
import {orderField} from '../fields/common-fields.ts'
import {choice, list, member, textField} from '../fields/fields.ts'
import {byOrder} from '../fields/order-by.ts'
import {periodFields, periodFieldset, periodNote, periodSelect} from '../fields/period-fields.ts'
import {preview} from '../fields/preview.ts'
import {cappedProducts, checkCap} from '../validation/caps.ts'
import {validation} from '../validation/rules.ts'

export const commissionLevel = defineType({
  name: 'commissionLevel',
  title: 'Commission level',
  type: 'document',
  icon: BillIcon,
  fieldsets: [periodFieldset],
  fields: [
    textField('name', 'Name', 'The name of the level.'),
    textField('description', 'Description', 'Who the level is for, in one sentence.', {rows: 2}),
    orderField(),
    list('rates', 'Rates', 'One line for each product. Every page that shows this level changes with it.', {
      of: member(
        'Rate',
        [
          textField('product', 'Product', 'The product name that agents use.'),
          textField('rate', 'Rate', 'With its sign: 80% or $400-600.'),
          choice('cap', 'Compensation cap', 'Optional. The maximum that a flat amount is compared with.', {
            list: cappedProducts,
          }),
        ],
        {
          validation: validation('object', {warnings: [checkCap]}),
          preview: {select: {title: 'product', subtitle: 'rate'}},
        },
      ),
    }),
    textField('requirement', 'Requirement', 'Optional. What it takes to reach this level.', {rows: 2}),
    ...periodFields({versionsBy: 'name'}),
  ],
  orderings: [byOrder],
  preview: preview(
    'Level without a name',
    {title: 'name', rates: 'rates', ...periodSelect},
    ({rates, ...period}) => [
      periodNote(period),
      ...objectsIn(rates).map(({product, rate}) => [product, rate].filter(Boolean).join(' ')),
    ],
  ),
})
