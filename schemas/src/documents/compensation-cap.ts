import {BillIcon} from '@sanity/icons/Bill'
import {defineType} from '@sanity/types'
import {internalText} from '../fields/common-fields.ts'
import {field} from '../fields/field.ts'
import {choice} from '../fields/fields.ts'
import {orderBy} from '../fields/order-by.ts'
import {periodFields, periodFieldset, periodNote, periodSelect} from '../fields/period-fields.ts'
import {preview} from '../fields/preview.ts'
import {cappedProducts, capRegions} from '../validation/caps.ts'

const dollars = (value: unknown) => (typeof value === 'number' ? `$${value}` : '–')

export const compensationCap = defineType({
  name: 'compensationCap',
  title: 'Compensation cap',
  type: 'document',
  icon: BillIcon,
  fieldsets: [{...periodFieldset, options: {collapsible: true, collapsed: false}}],
  fields: [
    internalText('title', 'Title', 'Internal name: product and region. Use the same name every year.'),
    choice('product', 'Product', 'What the cap is for.', {list: cappedProducts}),
    choice(
      'region',
      'Region',
      'Where it applies; the commission levels are compared with the national one.',
      {list: capRegions},
    ),
    field('number', 'initial', 'Initial', 'Maximum initial commission, in dollars per member per year.', {
      required: 'Enter the amount in dollars, such as 694.',
      rule: (rule) => rule.greaterThan(0),
    }),
    field(
      'number',
      'renewal',
      'Renewal',
      'Optional. Maximum renewal commission, in dollars per member per year.',
      {
        rule: (rule) => rule.greaterThan(0).error('Enter the amount in dollars, such as 347.'),
        warnings: [
          (renewal, {document}) =>
            typeof renewal === 'number' && typeof document?.initial === 'number' && renewal > document.initial
              ? 'A renewal maximum is lower than the first year’s. Check both amounts.'
              : undefined,
        ],
      },
    ),
    ...periodFields({versionsBy: 'title'}),
  ],
  orderings: [orderBy('Newest first', 'year desc', 'title')],
  preview: preview(
    'Cap without a title',
    {title: 'title', initial: 'initial', renewal: 'renewal', ...periodSelect},
    ({initial, renewal, ...period}) => [periodNote(period), `${dollars(initial)} / ${dollars(renewal)}`],
  ),
})
