import {labels} from '../fields/fields.ts'

/** Labels of the earnings example: fields, columns and assumptions. */
export const earningsLabels = labels({
  levelLabel: ['Field: level', 'Commission level', 'Appears above the choice of level.'],
  policiesLabel: [
    'Field: policies',
    '{product}: policies a year',
    'Appears above each number field. {product} is the product.',
  ],
  policiesError: [
    'Field: wrong number',
    'Enter a whole number from 0 to {max}.',
    'Shown under a field that holds no such number. {max} is the largest.',
  ],
  resetLabel: ['Button: start over', 'Back to the example', 'Goes back to the numbers of this section.'],
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
    'At the {level} level: {first} in year 1, {last} in year {n}, of which {renewals} are renewals.',
    'Appears above the table and is read aloud when it changes: {level}, {first} is year 1, {last} the last year {n}, {renewals} the renewals in it.',
  ],
  assumptionsHeading: [
    'Heading of the assumptions',
    'What this example assumes',
    'Appears above the list of assumptions.',
  ],
  shareText: [
    'Assumption: share of premium',
    '{product}: {policies} policies a year of {premium} each at {rate}, then {renewal} of the premium for {years} years; {persistency} are kept each year.',
    'One line for each product that pays a share: {product}, {policies}, {premium}, {rate}, {renewal}, {years}, {persistency}.',
  ],
  flatText: [
    'Assumption: flat amount',
    '{product}: {policies} enrollments a year at {rate}, counted as {amount}, then {renewal} of it for {years} years; {persistency} are kept each year.',
    'One line for each product that pays a flat amount: {product}, {policies}, {rate}, {amount} is what is counted, {renewal}, {years}, {persistency}.',
  ],
  unpaidText: [
    'Assumption: no rate',
    '{product}: this level has no rate for it, so it counts nothing.',
    'One line for each product that the chosen level has no rate for. {product} is the product.',
  ],
  note: [
    'Note',
    'An example with assumed figures. It is not a forecast or a promise of income; it leaves out chargebacks, expenses and taxes.',
    'Below the figures: that they’re not a promise, and what they leave out.',
  ],
})
