import type {ArrayOfType} from '@sanity/types'
import {field} from '../fields/field.ts'
import {textField} from '../fields/fields.ts'
import {preview} from '../fields/preview.ts'

/** A product of the earnings example with its assumptions. */
export const earningsProduct: ArrayOfType = {
  type: 'object',
  title: 'Product',
  fields: [
    textField('product', 'Product', 'Exactly as in the rates of the levels, such as Term Life.'),
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
      'Renewal each year, in percent of the premium, or of the first payment if the levels pay a flat amount.',
      100,
      ' percent',
    ),
    amount('renewalYears', 'Years of renewals', 'For how many years after the first.', 30, ' years'),
    amount(
      'persistency',
      'Persistency',
      'Percentage of policies kept from one year to the next.',
      100,
      '',
      85,
    ),
  ],
  preview: preview(
    'Product without a name',
    {title: 'product', policies: 'policies', renewal: 'renewal'},
    ({policies, renewal}) => [`${policies ?? 0} a year · renewal ${renewal ?? 0}%`],
  ),
}

/** A bounded number, whole unless it says otherwise. */
function amount(name: string, title: string, description: string, most: number, unit = '', initialValue = 0) {
  return field('number', name, title, description, {
    initialValue,
    rule: (rule) =>
      rule
        .required()
        .min(0)
        .max(most)
        .error(`Enter a number from 0 to ${most.toLocaleString('en-US')}${unit}, without a sign.`),
  })
}
