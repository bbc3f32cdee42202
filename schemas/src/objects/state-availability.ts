import {PinIcon} from '@sanity/icons/Pin'
import {defineType} from '@sanity/types'
import {usStates} from '@upline/domain/content/us-states.ts'
import {field} from '../fields/field.ts'
import {list, textMember} from '../fields/fields.ts'
import {preview} from '../fields/preview.ts'
import {validatePastDate} from '../validation/periods.ts'
import type {Validator} from '../validation/rules.ts'

/** Warns about a product that is not a specialty of the carrier, because the directory's filter would not find it. */
const checkAvailableProducts: Validator<readonly unknown[]> = (products = [], {document}) => {
  const specialties = document?.specialties
  // Specialties that are documents of their own are only known by reference here.
  const known = Array.isArray(specialties) ? specialties.filter((name) => typeof name === 'string') : []
  if (known.length === 0) return undefined
  const unknown = products.find((product) => typeof product === 'string' && !known.includes(product))
  return unknown
    ? `${unknown} isn’t one of the carrier’s specialties. Add it there, or match its spelling.`
    : undefined
}

/** One state in which agents can sell a carrier. A table has one row for each. */
export const stateAvailability = defineType({
  name: 'stateAvailability',
  title: 'State',
  type: 'object',
  icon: PinIcon,
  fields: [
    field('string', 'state', 'State', 'Choose each state only once.', {
      options: {list: usStates.map(({name, code}) => ({value: name, title: `${name} (${code})`}))},
      required: 'Choose one.',
    }),
    list(
      'products',
      'Products',
      'Optional. The specialties that the carrier sells in this state, if not all.',
      {
        of: textMember({required: 'Write the product, or remove the line.'}),
        unique: 'This line is already in the list. Remove it.',
        warnings: [checkAvailableProducts],
      },
    ),
    field(
      'date',
      'since',
      'Available since',
      'Optional. The first date that agents can write business here.',
      {warnings: [validatePastDate]},
    ),
  ],
  preview: preview(
    'No state chosen',
    {title: 'state', products: 'products', since: 'since'},
    ({products, since}) => [
      Array.isArray(products) && products.length > 0 ? products.join(', ') : 'All products',
      since && `since ${since}`,
    ],
  ),
})
