import {PinIcon} from '@sanity/icons/Pin'
import {defineArrayMember, defineField, defineType} from '@sanity/types'
import {usStates} from '@upline/domain/content/us-states.ts'
import {missing} from '../fields/fields.ts'
import {validateAvailableProducts} from '../validation/availability.ts'
import {customRule} from '../validation/custom-rule.ts'
import {today, validatePastDate} from '../validation/dates.ts'

/** One state in which agents can sell a carrier. A table has one row for each. */
export const stateAvailability = defineType({
  name: 'stateAvailability',
  title: 'State',
  type: 'object',
  icon: PinIcon,
  fields: [
    defineField({
      name: 'state',
      title: 'State',
      type: 'string',
      description: 'By its name, once in the list.',
      options: {list: usStates.map(({name, code}) => ({value: name, title: `${name} (${code})`}))},
      validation: (rule) => rule.required().error(missing.choice),
    }),
    defineField({
      name: 'products',
      title: 'Products',
      type: 'array',
      description:
        'Only if the carrier sells some of its specialties in this state: list them. Blank means all.',
      of: [
        defineArrayMember({
          type: 'string',
          validation: (rule) => rule.required().error('Write the product, or remove the line.'),
        }),
      ],
      validation: (rule) => [
        rule.unique().error('This line is already in the list. Remove it.'),
        customRule(rule, validateAvailableProducts).warning(),
      ],
    }),
    defineField({
      name: 'since',
      title: 'Available since',
      type: 'date',
      description: 'Optional. The date from which agents can write business here.',
      validation: (rule) =>
        customRule(rule, (day: string | undefined) => validatePastDate(day, today())).warning(),
    }),
  ],
  preview: {
    select: {title: 'state', products: 'products', since: 'since'},
    prepare: ({title, products, since}) => ({
      title: title || 'No state chosen',
      subtitle: [
        Array.isArray(products) && products.length > 0 ? products.join(', ') : 'All products',
        since && `since ${since}`,
      ]
        .filter(Boolean)
        .join(' · '),
      media: PinIcon,
    }),
  },
})
