import {textField} from '../fields/text-field.ts'

/** What the earnings example calls its fields, columns and assumptions. */
export const earningsLabels = [
  textField({
    name: 'levelLabel',
    title: 'Field: level',
    description: 'Appears above the choice of level.',
    initialValue: 'Commission level',
  }),
  textField({
    name: 'policiesLabel',
    title: 'Field: policies',
    description: 'Appears above each number field. {product} is the product.',
    parameters: ['product'],
    initialValue: '{product}: policies a year',
  }),
  textField({
    name: 'policiesError',
    title: 'Field: wrong number',
    description: 'Shown under a field that holds no such number. {max} is the largest.',
    parameters: ['max'],
    initialValue: 'Enter a whole number from 0 to {max}.',
  }),
  textField({
    name: 'resetLabel',
    title: 'Button: start over',
    description: 'Goes back to the numbers of this section.',
    initialValue: 'Back to the example',
  }),
  textField({
    name: 'yearLabel',
    title: 'Year',
    description: 'Names the rows. {n} counts from 1.',
    parameters: ['n'],
    initialValue: 'Year {n}',
  }),
  textField({
    name: 'yearsLabel',
    title: 'Column: year',
    description: 'Title of the first column.',
    initialValue: 'Year',
  }),
  textField({
    name: 'firstYearLabel',
    title: 'Column: first-year',
    description: 'Title of the column with commissions of new policies.',
    initialValue: 'New policies',
  }),
  textField({
    name: 'renewalLabel',
    title: 'Column: renewals',
    description: 'Title of the column with renewals.',
    initialValue: 'Renewals',
  }),
  textField({
    name: 'totalLabel',
    title: 'Column: total',
    description: 'Title of the column with both together.',
    initialValue: 'Together',
  }),
  textField({
    name: 'summary',
    title: 'Result',
    description:
      'Appears above the table and is read aloud when it changes: {level}, {first} is year 1, {last} the last year {n}, {renewals} the renewals in it.',
    parameters: ['level', 'first', 'last', 'n', 'renewals'],
    rows: 2,
    initialValue: 'At {level}: {first} in year 1, {last} in year {n}, of which {renewals} are renewals.',
  }),
  textField({
    name: 'assumptionsHeading',
    title: 'Heading of the assumptions',
    description: 'Appears above the list of assumptions.',
    initialValue: 'What this example assumes',
  }),
  textField({
    name: 'shareText',
    title: 'Assumption: share of premium',
    description:
      'One line for each product that pays a share: {product}, {policies}, {premium}, {rate}, {renewal}, {years}, {persistency}.',
    parameters: ['product', 'policies', 'premium', 'rate', 'renewal', 'years', 'persistency'],
    rows: 2,
    initialValue:
      '{product}: {policies} policies a year of {premium} each at {rate}, then {renewal} of the premium for {years} years; {persistency} are kept each year.',
  }),
  textField({
    name: 'flatText',
    title: 'Assumption: flat amount',
    description:
      'One line for each product that pays a flat amount: {product}, {policies}, {rate}, {amount} is what is counted, {renewal}, {years}, {persistency}.',
    parameters: ['product', 'policies', 'rate', 'amount', 'renewal', 'years', 'persistency'],
    rows: 2,
    initialValue:
      '{product}: {policies} enrollments a year at {rate}, counted as {amount}, then {renewal} of it for {years} years; {persistency} are kept each year.',
  }),
  textField({
    name: 'unpaidText',
    title: 'Assumption: no rate',
    description: 'One line for each product that the chosen level has no rate for. {product} is the product.',
    parameters: ['product'],
    initialValue: '{product}: this level has no rate for it, so it counts nothing.',
  }),
  textField({
    name: 'note',
    title: 'Note',
    description: 'Below the figures: that they’re not a promise, and what they leave out.',
    rows: 3,
    initialValue:
      'An example with assumed figures. It is not a forecast or a promise of income; it leaves out chargebacks, expenses and taxes.',
  }),
]
