import {textField} from '../fields/fields.ts'

/** What the earnings example calls its fields, columns and assumptions. */
export const earningsLabels = [
  textField('levelLabel', 'Field: level', 'Appears above the choice of level.', {
    initialValue: 'Commission level',
  }),
  textField(
    'policiesLabel',
    'Field: policies',
    'Appears above each number field. {product} is the product.',
    {initialValue: '{product}: policies a year'},
  ),
  textField(
    'policiesError',
    'Field: wrong number',
    'Shown under a field that holds no such number. {max} is the largest.',
    {initialValue: 'Enter a whole number from 0 to {max}.'},
  ),
  textField('resetLabel', 'Button: start over', 'Goes back to the numbers of this section.', {
    initialValue: 'Back to the example',
  }),
  textField('yearLabel', 'Year', 'Names the rows. {n} counts from 1.', {initialValue: 'Year {n}'}),
  textField('yearsLabel', 'Column: year', 'Title of the first column.', {initialValue: 'Year'}),
  textField('firstYearLabel', 'Column: first-year', 'Title of the column with commissions of new policies.', {
    initialValue: 'New policies',
  }),
  textField('renewalLabel', 'Column: renewals', 'Title of the column with renewals.', {
    initialValue: 'Renewals',
  }),
  textField('totalLabel', 'Column: total', 'Title of the column with both together.', {
    initialValue: 'Total',
  }),
  textField(
    'summary',
    'Result',
    'Appears above the table and is read aloud when it changes: {level}, {first} is year 1, {last} the last year {n}, {renewals} the renewals in it.',
    {
      rows: 2,
      initialValue: 'At {level}: {first} in year 1, {last} in year {n}, of which {renewals} are renewals.',
    },
  ),
  textField('assumptionsHeading', 'Heading of the assumptions', 'Appears above the list of assumptions.', {
    initialValue: 'What this example assumes',
  }),
  textField(
    'shareText',
    'Assumption: share of premium',
    'One line for each product that pays a share: {product}, {policies}, {premium}, {rate}, {renewal}, {years}, {persistency}.',
    {
      rows: 2,
      initialValue:
        '{product}: {policies} policies a year of {premium} each at {rate}, then {renewal} of the premium for {years} years; {persistency} are kept each year.',
    },
  ),
  textField(
    'flatText',
    'Assumption: flat amount',
    'One line for each product that pays a flat amount: {product}, {policies}, {rate}, {amount} is what is counted, {renewal}, {years}, {persistency}.',
    {
      rows: 2,
      initialValue:
        '{product}: {policies} enrollments a year at {rate}, counted as {amount}, then {renewal} of it for {years} years; {persistency} are kept each year.',
    },
  ),
  textField(
    'unpaidText',
    'Assumption: no rate',
    'One line for each product that the chosen level has no rate for. {product} is the product.',
    {initialValue: '{product}: this level has no rate for it, so it counts nothing.'},
  ),
  textField('note', 'Note', 'Below the figures: that they’re not a promise, and what they leave out.', {
    rows: 3,
    initialValue:
      'An example with assumed figures. It is not a forecast or a promise of income; it leaves out chargebacks, expenses and taxes.',
  }),
]
