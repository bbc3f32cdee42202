import {field} from '../fields/field.ts'
import {member, textField} from '../fields/fields.ts'
import {preview} from '../fields/preview.ts'

/** A product of the earnings example with its assumptions. */
export const earningsProduct = member(
  'Product',
  [
    textField('product', 'Product', 'Exactly as in the rates of the levels, such as Term Life.'),
    amount('policies', 'Policies a year', 'How many the example starts with; the visitor can change it.', {
      most: 10_000,
      initialValue: 10,
    }),
    amount(
      'premium',
      'Premium',
      'Average first-year premium of one policy, in dollars. 0 where the levels pay a flat amount.',
      {most: 1_000_000, unit: ' dollars'},
    ),
    amount(
      'renewal',
      'Renewal',
      'Renewal each year, in percent of the premium, or of the first payment if the levels pay a flat amount.',
      {most: 100, unit: ' percent'},
    ),
    amount('renewalYears', 'Years of renewals', 'For how many years after the first.', {
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
    rule: (rule) => rule.required().min(0).max(most).error(message),
  })
}
