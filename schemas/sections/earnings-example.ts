import {TrendUpwardIcon} from '@sanity/icons/TrendUpward'
import {defineArrayMember, defineField} from '@sanity/types'
import {headingField, introField} from '../fields/common-fields.ts'
import {references} from '../fields/references.ts'
import {missing} from '../fields/required.ts'
import {words} from '../fields/words.ts'
import {repeatedNames} from '../validation/unique-names.ts'
import {defineSection} from './define-section.ts'
import {box, frame, heading, repeat, rule, text, wireframe} from './wireframe.ts'

/** A bounded number, whole unless it says otherwise. */
function amount(name: string, title: string, description: string, most: number, unit = '', initialValue = 0) {
  return defineField({
    name,
    title,
    description,
    type: 'number',
    initialValue,
    validation: (rule) =>
      rule
        .required()
        .min(0)
        .max(most)
        .error(`Give a number from 0 to ${most.toLocaleString('en-US')}${unit}, without a sign.`),
  })
}

export const earningsExample = defineSection({
  name: 'earningsExample',
  title: 'Earnings example',
  description:
    'An example that the visitor can change: what the published commission levels would come to, with renewals. Every assumption stands here and is shown.',
  icon: TrendUpwardIcon,
  group: 'agents',
  place: 'page',
  wireframe: wireframe(
    heading(24, 24, 120) +
      repeat(3, (i) => text(24, 50 + i * 40, 60, 1) + frame(24, 60 + i * 40, 100, 20)) +
      frame(150, 50, 146, 122) +
      repeat(
        5,
        (i) =>
          rule(162, 76 + i * 20, 122) +
          text(162, 64 + i * 20, 40, 1) +
          box(240, 62 + i * 20, 40, 7, 'copper', 2),
      ),
  ),
  counts: ['products', 'product', 'products'],
  fields: [
    headingField(),
    introField(),
    words({
      name: 'exampleLabel',
      title: 'Mark',
      description: 'Stands at the figures: it must be clear that they are an example.',
      initialValue: 'Example, not a forecast',
    }),
    references({
      name: 'levels',
      title: 'Levels',
      description: 'The levels to choose from, the one that is shown first at the top. Rates come from them.',
      to: 'commissionLevel',
    }),
    defineField({
      name: 'products',
      title: 'Products and assumptions',
      type: 'array',
      description: 'What an agent of the example sells. Each assumption is shown to the visitor.',
      of: [
        defineArrayMember({
          type: 'object',
          title: 'Product',
          fields: [
            words({
              name: 'product',
              title: 'Product',
              description: 'Exactly as the rates of the levels call it, such as Term Life.',
            }),
            amount(
              'policies',
              'Policies a year',
              'How many the example starts with; the visitor can change it.',
              10_000,
              '',
              10,
            ),
            amount(
              'premium',
              'Premium',
              'Average first-year premium of one policy, in dollars. 0 where the levels pay a flat amount.',
              1_000_000,
              ' dollars',
            ),
            amount(
              'renewal',
              'Renewal',
              'What is paid again each year, in per cent of the premium; of the first payment where the levels pay a flat amount.',
              100,
              ' per cent',
            ),
            amount('renewalYears', 'Years of renewals', 'For how many years after the first.', 30, ' years'),
            amount(
              'persistency',
              'Persistency',
              'How many policies of a hundred are kept from one year to the next.',
              100,
              '',
              85,
            ),
          ],
          preview: {
            select: {title: 'product', policies: 'policies', renewal: 'renewal'},
            prepare: ({title, policies, renewal}) => ({
              title: title || 'Product without a name',
              subtitle: `${policies ?? 0} a year · renewal ${renewal ?? 0}%`,
            }),
          },
        }),
      ],
      validation: (rule) => [
        rule.required().min(1).error(missing.list),
        rule.custom((products: {_key: string; product?: string}[] | undefined) => {
          const named = (products ?? []).map(({_key, product}) => ({_key, ...(product && {name: product})}))
          const problems = repeatedNames(named, (name) => `“${name}” is in the list already. Remove it here.`)
          return problems.length === 0 || problems
        }),
      ],
    }),
    defineField({
      name: 'years',
      title: 'Years',
      type: 'number',
      description: 'How many years the example shows.',
      initialValue: 5,
      validation: (rule) =>
        rule.required().integer().min(1).max(10).error('Give a whole number from 1 to 10.'),
    }),
    words({
      name: 'levelLabel',
      title: 'Field: level',
      description: 'Stands over the choice of level.',
      initialValue: 'Commission level',
    }),
    words({
      name: 'policiesLabel',
      title: 'Field: policies',
      description: 'Stands over each number field. {product} is the product.',
      parameters: ['product'],
      initialValue: '{product}: policies a year',
    }),
    words({
      name: 'policiesError',
      title: 'Field: wrong number',
      description: 'Shown under a field that holds no such number. {max} is the largest.',
      parameters: ['max'],
      initialValue: 'Give a whole number from 0 to {max}.',
    }),
    words({
      name: 'resetLabel',
      title: 'Button: start over',
      description: 'Goes back to the numbers of this section.',
      initialValue: 'Back to the example',
    }),
    words({
      name: 'yearLabel',
      title: 'Year',
      description: 'Names the rows. {n} counts from 1.',
      parameters: ['n'],
      initialValue: 'Year {n}',
    }),
    words({
      name: 'yearsLabel',
      title: 'Column: year',
      description: 'Title of the first column.',
      initialValue: 'Year',
    }),
    words({
      name: 'firstYearLabel',
      title: 'Column: first-year',
      description: 'Title of the column with commissions of new policies.',
      initialValue: 'New policies',
    }),
    words({
      name: 'renewalLabel',
      title: 'Column: renewals',
      description: 'Title of the column with renewals.',
      initialValue: 'Renewals',
    }),
    words({
      name: 'totalLabel',
      title: 'Column: total',
      description: 'Title of the column with both together.',
      initialValue: 'Together',
    }),
    words({
      name: 'summary',
      title: 'Result',
      description:
        'Stands over the table and is read out when it changes: {level}, {first} is year 1, {last} the last year {n}, {renewals} what of it is renewals.',
      parameters: ['level', 'first', 'last', 'n', 'renewals'],
      rows: 2,
      initialValue: 'At {level}: {first} in year 1, {last} in year {n}, of which {renewals} are renewals.',
    }),
    words({
      name: 'assumptionsHeading',
      title: 'Heading of the assumptions',
      description: 'Stands over the list of assumptions.',
      initialValue: 'What this example assumes',
    }),
    words({
      name: 'shareText',
      title: 'Assumption: share of premium',
      description:
        'One line for each product that pays a share: {product}, {policies}, {premium}, {rate}, {renewal}, {years}, {persistency}.',
      parameters: ['product', 'policies', 'premium', 'rate', 'renewal', 'years', 'persistency'],
      rows: 2,
      initialValue:
        '{product}: {policies} policies a year of {premium} each at {rate}, then {renewal} of the premium for {years} years; {persistency} are kept each year.',
    }),
    words({
      name: 'flatText',
      title: 'Assumption: flat amount',
      description:
        'One line for each product that pays a flat amount: {product}, {policies}, {rate}, {amount} is what is counted, {renewal}, {years}, {persistency}.',
      parameters: ['product', 'policies', 'rate', 'amount', 'renewal', 'years', 'persistency'],
      rows: 2,
      initialValue:
        '{product}: {policies} enrollments a year at {rate}, counted as {amount}, then {renewal} of it for {years} years; {persistency} are kept each year.',
    }),
    words({
      name: 'unpaidText',
      title: 'Assumption: no rate',
      description:
        'One line for each product that the chosen level has no rate for. {product} is the product.',
      parameters: ['product'],
      initialValue: '{product}: this level has no rate for it, so it counts nothing.',
    }),
    words({
      name: 'note',
      title: 'Note',
      description: 'Under the figures: that they are no promise, and what they leave out.',
      rows: 3,
      initialValue:
        'An example with assumed figures. It is no forecast and no promise of income; chargebacks, expenses and taxes are not in it.',
    }),
  ],
})
