import {BillIcon} from '@sanity/icons/Bill'
import {defineField, defineType} from '@sanity/types'
import {internalText} from '../fields/common-fields.ts'
import {choice} from '../fields/fields.ts'
import {orderBy} from '../fields/order-by.ts'
import {periodFields, periodFieldset} from '../fields/period-fields.ts'
import {cappedProducts, capRegions} from '../validation/caps.ts'
import {customRule} from '../validation/custom-rule.ts'

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
    defineField({
      name: 'initial',
      title: 'Initial',
      type: 'number',
      description: 'Maximum initial commission, in dollars per member per year.',
      validation: (rule) => rule.required().positive().error('Enter the amount in dollars, such as 694.'),
    }),
    defineField({
      name: 'renewal',
      title: 'Renewal',
      type: 'number',
      description: 'Optional. Maximum renewal commission, in dollars per member per year.',
      validation: (rule) => [
        rule.positive().error('Enter the amount in dollars, such as 347.'),
        customRule(rule, (renewal, {document}) =>
          typeof renewal === 'number' && typeof document?.initial === 'number' && renewal > document.initial
            ? 'A renewal maximum is lower than the first year’s. Check both amounts.'
            : undefined,
        ).warning(),
      ],
    }),
    ...periodFields({versionsBy: 'title'}),
  ],
  orderings: [orderBy('Newest first', 'year desc', 'title')],
  preview: {
    select: {title: 'title', initial: 'initial', renewal: 'renewal', year: 'year'},
    prepare: ({title, initial, renewal, year}) => ({
      title: title || 'Cap without a title',
      subtitle: [year, `${dollars(initial)} / ${dollars(renewal)}`].filter(Boolean).join(' · '),
    }),
  },
})
