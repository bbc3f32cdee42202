import {TrendUpwardIcon} from '@sanity/icons/TrendUpward'
import {headingField, introField} from '../fields/common-fields.ts'
import {field} from '../fields/field.ts'
import {label, labels, list, member, references, textField} from '../fields/fields.ts'
import {preview} from '../fields/preview.ts'
import {checkOnce} from '../validation/unique-values.ts'
import {defineSection} from './define-section.ts'

const earningsProduct = member(
  'Product',
  [
    textField('product', 'Product', 'Exactly as in the levels’ rates, such as Term Life.'),
    amount('policies', 'Policies a year', 'Starting number. Visitors can change it.', {
      most: 10_000,
      initialValue: 10,
    }),
    amount(
      'premium',
      'Premium',
      'Average first-year premium of one policy, in dollars. Enter 0 if the levels pay a flat amount.',
      {most: 1_000_000, unit: ' dollars'},
    ),
    amount(
      'renewal',
      'Renewal',
      'Renewal each year, as a percentage of the premium, or of the first payment if the levels pay a flat amount.',
      {most: 100, unit: ' percent'},
    ),
    amount('renewalYears', 'Years of renewals', 'The number of years after the first.', {
      most: 30,
      unit: ' years',
    }),
    amount('persistency', 'Persistency', 'Percentage of policies kept from one year to the next.', {
      most: 100,
      initialValue: 85,
    }),
  ],
  {
    preview: preview(
      'Product without a name',
      {title: 'product', policies: 'policies', renewal: 'renewal'},
      ({policies, renewal}) => [`${policies ?? 0} a year · renewal ${renewal ?? 0}%`],
    ),
  },
)

interface Bounds {
  most: number
  /** Unit in the message, such as ` dollars`. */
  unit?: string
  initialValue?: number
}

function amount(name: string, title: string, description: string, bounds: Bounds) {
  const {most, unit = '', initialValue = 0} = bounds
  const message = `Enter a number from 0 to ${most.toLocaleString('en-US')}${unit}, without a sign.`
  return field('number', name, title, description, {
    initialValue,
    required: message,
    rule: (rule) => rule.min(0).max(most),
  })
}

const earningsLabels = labels({
  levelLabel: ['Field: level', 'Commission level', 'Appears above the choice of level.'],
  policiesLabel: [
    'Field: policies',
    '{product}: policies a year',
    'Appears above each number field. {product} is the product.',
  ],
  policiesError: [
    'Field: wrong number',
    'Enter a whole number from 0 to {max}.',
    'Shown under a field with an invalid number. {max} is the largest.',
  ],
  resetLabel: ['Button: start over', 'Reset the example', 'Restores the starting numbers of this section.'],
  yearLabel: ['Year', 'Year {n}', 'Names the rows. {n} counts from 1.'],
  yearsLabel: ['Column: year', 'Year', 'Title of the first column.'],
  firstYearLabel: [
    'Column: first-year',
    'New policies',
    'Title of the column with commissions of new policies.',
  ],
  renewalLabel: ['Column: renewals', 'Renewals', 'Title of the column with renewals.'],
  totalLabel: ['Column: total', 'Total', 'Title of the column with both together.'],
  summary: [
    'Result',
    'At the {level} level: {first} in year 1, {last} in year {n} ({renewals} of it from renewals).',
    'Appears above the table and is read aloud when it changes: {level}, {first} is year 1, {last} the last year {n}, {renewals} the renewals in it.',
  ],
  assumptionsHeading: [
    'Heading of the assumptions',
    'What this example assumes',
    'Appears above the list of assumptions.',
  ],
  shareText: [
    'Assumption: share of premium',
    '{product}: {policies} policies a year at a premium of {premium}, paid at {rate}, then {renewal} of the premium for {years} years; {persistency} stay in force each year.',
    'One line for each product that pays a share: {product}, {policies}, {premium}, {rate}, {renewal}, {years}, {persistency}.',
  ],
  flatText: [
    'Assumption: flat amount',
    '{product}: {policies} enrollments a year at {rate}, counted as {amount}, then {renewal} of that for {years} years; {persistency} stay enrolled each year.',
    'One line for each product that pays a flat amount: {product}, {policies}, {rate}, {amount} is what is counted, {renewal}, {years}, {persistency}.',
  ],
  unpaidText: [
    'Assumption: no rate',
    '{product}: this level has no rate for it, so it isn’t counted.',
    'One line for each product that the chosen level has no rate for. {product} is the product.',
  ],
  note: [
    'Note',
    'An example with assumed figures. It is not a forecast or a promise of income; it leaves out chargebacks, expenses and taxes.',
    'Says below the figures that they aren’t a promise, and what they leave out.',
  ],
})

export const earningsExample = defineSection({
  name: 'earningsExample',
  title: 'Earnings example',
  description:
    'An example that visitors can change: what the published commission levels would pay, with renewals. Every assumption is shown.',
  icon: TrendUpwardIcon,
  group: 'agents',
  place: 'page',
  counts: ['products', 'product', 'products'],
  fields: [
    headingField(),
    introField(),
    label(
      'exampleLabel',
      'Mark',
      'Example, not a forecast',
      'Appears next to the figures, so that it’s clear they’re an example.',
    ),
    references(
      'levels',
      'Levels',
      'The levels that visitors can choose from. The first in the list is selected first. Rates come from the levels.',
      {to: 'commissionLevel'},
    ),
    list(
      'products',
      'Products and assumptions',
      'What the agent in the example sells. Visitors see each assumption.',
      {
        of: earningsProduct,
        errors: [checkOnce('product', (name) => `“${name}” is already in the list. Remove it here.`)],
      },
    ),
    field('number', 'years', 'Years', 'How many years the example shows.', {
      initialValue: 5,
      required: 'Enter a whole number from 1 to 10.',
      rule: (rule) => rule.integer().min(1).max(10),
    }),
    ...earningsLabels,
  ],
})
