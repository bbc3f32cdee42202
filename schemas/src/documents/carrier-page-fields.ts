import type {SanityDocument} from '@sanity/types'
import {folded, pathField, seoField} from '../fields/common-fields.ts'
import {field, inGroup} from '../fields/field.ts'
import {list, references, richTextField, toggle} from '../fields/fields.ts'
import {checkOnce} from '../validation/unique-values.ts'

const withoutPage = ({document}: {document?: SanityDocument | undefined}) => document?.hasPage !== true

/** The states in which a carrier's products can be sold. */
export const availabilityField = list(
  'availability',
  'States',
  'Optional. The states where agents can sell this carrier, one entry for each state. The directory filters by them. If you leave it blank, the site says that we don’t have the states yet.',
  {
    group: 'availability',
    of: 'stateAvailability',
    rule: (rule) => rule.max(60).error('There aren’t that many states.'),
    // Two rows of a state could contradict each other.
    errors: [
      checkOnce('state', (state) => `${state} is in the list twice. Keep one, with the products of both.`),
    ],
  },
)

/** The carrier's page on the site: a switch, its path, and what only the page shows. */
export const carrierPageFields = inGroup('page', [
  toggle(
    'hasPage',
    'Page on the site',
    'Gives the carrier its own page, which the showcase and the directory link to. If off, its address shows “Page not found”.',
  ),
  pathField(
    'The address of the page: /carriers/ and the name with dashes, such as /carriers/blue-anchor-life.',
    {hidden: withoutPage},
  ),
  richTextField(
    'about',
    'About the carrier',
    'Optional. Who the carrier is and which clients it suits, in a few paragraphs.',
  ),
  field(
    'number',
    'foundedYear',
    'Founded',
    'Optional. The year the carrier was founded. Its page draws a ring for each decade.',
    {rule: (rule) => rule.integer().min(1700).max(2100).error('Enter a year, such as 1936.')},
  ),
  list(
    'ratings',
    'Third-party ratings',
    'Optional. Ratings such as financial strength, each with its source and date. Our own service rating is on the Content tab.',
    {of: 'carrierRating'},
  ),
  list('appointmentSteps', 'How to get appointed', 'Optional. What an agent does, in order.', {of: 'step'}),
  field(
    'number',
    'appointmentDays',
    'Business days until appointed',
    'Optional. How long it usually takes after a complete request.',
    {rule: (rule) => rule.integer().min(1).max(365).error('Enter whole days, from 1 to 365.')},
  ),
  references('documents', 'Documents', 'Optional. Documents that agents download for this carrier.', {
    to: 'resourceDocument',
  }),
  list(
    'contacts',
    'Contact',
    'Optional. Contacts, as links: a phone number, a mailbox, the carrier’s site.',
    {of: 'action'},
  ),
  seoField({options: folded}),
])
