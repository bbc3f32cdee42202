import {DocumentsIcon} from '@sanity/icons/Documents'
import {defineType} from '@sanity/types'
import {usStates} from '@upline/domain/content/us-states.ts'
import {internalText} from '../fields/common-fields.ts'
import {field} from '../fields/field.ts'
import {list, member, reference} from '../fields/fields.ts'
import {orderBy} from '../fields/order-by.ts'
import {periodFields, periodFieldset, periodNote, periodSelect} from '../fields/period-fields.ts'
import {preview} from '../fields/preview.ts'
import {checkOnce} from '../validation/unique-values.ts'

const wholeNumber = 'Enter a whole number, such as 12.'

/** How many Medicare Advantage and drug plans of a carrier agents can sell, in each state and in all of them. */
export const planCount = defineType({
  name: 'planCount',
  title: 'Plan count',
  type: 'document',
  icon: DocumentsIcon,
  fieldsets: [{...periodFieldset, options: {collapsible: true, collapsed: false}}],
  fields: [
    internalText('title', 'Title', 'Internal name: the carrier’s name. Use the same name every year.'),
    reference('carrier', 'Carrier', 'The carrier whose plans are counted.', {to: 'carrier'}),
    field(
      'number',
      'total',
      'Plans in all states',
      'The carrier’s Medicare Advantage and drug plans that agents can sell. A plan in several states counts once.',
      {required: wholeNumber, rule: (rule) => rule.integer().min(1).max(10_000).error(wholeNumber)},
    ),
    list('states', 'Plans by state', 'One entry for each state in which the carrier has plans.', {
      of: member(
        'State',
        [
          field('string', 'state', 'State', 'Choose each state only once.', {
            options: {list: usStates.map(({name, code}) => ({value: name, title: `${name} (${code})`}))},
            required: 'Choose one.',
          }),
          field('number', 'plans', 'Plans', 'The number of plans in this state.', {
            required: wholeNumber,
            rule: (rule) => rule.integer().min(1).max(10_000).error(wholeNumber),
          }),
        ],
        {preview: {select: {title: 'state', subtitle: 'plans'}}},
      ),
      rule: (rule) => rule.max(60).error('There aren’t that many states.'),
      errors: [checkOnce('state', (state) => `${state} is in the list twice. Keep one.`)],
    }),
    ...periodFields({versionsBy: 'carrier'}),
  ],
  orderings: [orderBy('Newest first', 'year desc', 'title')],
  preview: preview(
    'Plan count without a title',
    {title: 'title', total: 'total', ...periodSelect},
    ({total, ...period}) => [periodNote(period), typeof total === 'number' && `${total} plans`],
  ),
})
