import {defineArrayMember, defineField, type FieldDefinition, type SanityDocument} from '@sanity/types'
import {pathField} from '../fields/common-fields.ts'
import {list, references, richTextField, toggle} from '../fields/fields.ts'
import {validateStates} from '../validation/availability.ts'
import {customRule} from '../validation/custom-rule.ts'

const withoutPage = ({document}: {document?: SanityDocument | undefined}) => document?.hasPage !== true

/** Where a carrier's products can be sold. */
export const availabilityField = defineField({
  name: 'availability',
  title: 'States',
  type: 'array',
  group: 'availability',
  description:
    'The states in which agents can sell this carrier, one entry each. The directory filters by them. Without any, the site says that the states are not recorded.',
  of: [defineArrayMember({type: 'stateAvailability'})],
  validation: (rule) => [
    customRule(rule, (rows) => validateStates(rows as {state?: unknown}[] | undefined)),
    rule.max(60).error('There aren’t that many states.'),
  ],
})

/** The carrier's page on the site: a switch, its path, and what only the page shows. */
export const carrierPageFields: FieldDefinition[] = [
  toggle(
    'hasPage',
    'Page on the site',
    'Gives the carrier its own page, which the showcase and the directory link to. If off, its address shows “Page not found”.',
    {group: 'page'},
  ),
  pathField(
    'The address of the page: /carriers/ and the name with dashes, such as /carriers/blue-anchor-life.',
    {group: 'page', hidden: withoutPage},
  ),
  richTextField(
    'about',
    'What it is',
    'Optional: who the carrier is and whom it suits, in a few paragraphs.',
    {group: 'page', optional: true},
  ),
  defineField({
    name: 'foundedYear',
    title: 'Founded',
    type: 'number',
    group: 'page',
    description:
      'Optional. The year in which the carrier was founded; its page draws a ring for each decade.',
    validation: (rule) => rule.integer().min(1700).max(2100).error('Enter a year, such as 1936.'),
  }),
  list(
    'ratings',
    'Ratings by others',
    'Optional. Such as financial strength, each with its source and date. Our own service rating is in Content.',
    {group: 'page', of: 'carrierRating', optional: true},
  ),
  list('appointmentSteps', 'How to be appointed', 'Optional: what an agent does, in order.', {
    group: 'page',
    of: 'step',
    optional: true,
  }),
  defineField({
    name: 'appointmentDays',
    title: 'Business days until appointed',
    type: 'number',
    group: 'page',
    description: 'Optional. How long it usually takes after a complete request.',
    validation: (rule) => rule.integer().min(1).max(365).error('Enter whole days, from 1 to 365.'),
  }),
  references('documents', 'Documents', 'Optional. Documents that agents download for this carrier.', {
    group: 'page',
    to: 'resourceDocument',
    optional: true,
  }),
  list(
    'contacts',
    'Contact',
    'Optional. Contacts, as links: a phone number, a mailbox, the carrier’s site.',
    {group: 'page', of: 'action', optional: true},
  ),
  defineField({
    name: 'seo',
    title: 'Search and sharing',
    type: 'seo',
    group: 'page',
    description: 'Optional. Title and description for search results, if they should differ.',
    options: {collapsible: true, collapsed: true},
  }),
]
