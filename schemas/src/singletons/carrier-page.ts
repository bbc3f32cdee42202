import {CaseIcon} from '@sanity/icons/Case'
import {defineType} from '@sanity/types'
import {inGroup} from '../fields/field.ts'
import {labels, linkField} from '../fields/fields.ts'

/** The labels that the pages of all carriers share. */
export const carrierPage = defineType({
  name: 'carrierPage',
  title: 'Carrier pages',
  type: 'document',
  icon: CaseIcon,
  groups: [
    {name: 'facts', title: 'About the carrier', default: true},
    {name: 'states', title: 'States'},
    {name: 'appointment', title: 'Appointment and contact'},
  ],
  fields: [
    ...inGroup(
      'facts',
      labels({
        linesLabel: ['Lines label', 'Lines', 'Appears before the insurance lines.'],
        specialtiesLabel: ['Products label', 'Products', 'Appears before the product types.'],
        partnerLevelLabel: [
          'Partner level label',
          'Partner level',
          'Appears before Elite, Premier or Growth.',
        ],
        serviceRatingLabel: ['Rating label', 'Our service rating', 'Appears before our own rating.'],
        foundedText: [
          'Founded',
          'Founded in {year}',
          'Optional. Appears next to a ring for each decade. {year} is the year.',
        ],
        featuresHeading: [
          'Features: heading',
          'What agents get',
          'Appears above what agents get from the carrier.',
        ],
        ratingsHeading: ['Ratings: heading', 'Third-party ratings', 'Appears above third-party ratings.'],
        ratingSource: [
          'Rating: source and date',
          '{source}, {date}',
          'Appears below a rating. {source} is the rating agency, {date} the date.',
        ],
      }),
    ),
    ...inGroup(
      'states',
      labels({
        availabilityHeading: ['States: heading', 'Where it is available', 'Appears above the states.'],
        stateCount: [
          'States: number',
          'States: {count}',
          'Appears above the list of states. {count} is their number.',
        ],
        allProductsLabel: [
          'All products',
          'All products',
          'Appears above the states where every product is available.',
        ],
        stateSince: [
          'Since when',
          '{state} (since {date})',
          'Appears after a state. {state} is its name, {date} the date it became available.',
        ],
        noStates: [
          'No states recorded',
          'We don’t have this carrier’s states yet. Ask us before you quote.',
          'Shown if no states are recorded. Says who to ask.',
        ],
      }),
    ),
    ...inGroup('appointment', [
      ...labels({
        appointmentHeading: [
          'Appointment: heading',
          'How to get appointed',
          'Appears above the steps to an appointment.',
        ],
        appointmentDays: [
          'Appointment: days',
          'Usually {days} business days from a complete request.',
          'Says how long it takes. {days} is the number of business days.',
        ],
      }),
      linkField(
        'contractingAction',
        'Appointment: link',
        'Optional. Where contracting is explained for all carriers.',
        {type: 'action'},
      ),
      ...labels({
        documentsHeading: ['Documents: heading', 'Documents', 'Appears above the documents.'],
        downloadLabel: ['Download', 'Download', 'Link to a document.'],
        contactHeading: ['Contact: heading', 'Contact', 'Appears above the contacts of the carrier.'],
      }),
      linkField(
        'inquiryAction',
        'Request button',
        'Optional. Opens the page with the inquiry form, which fills in the carrier.',
        {type: 'action'},
      ),
      ...labels({
        backLabel: ['Back to all carriers', 'All carriers', 'Link to the page above, the carrier network.'],
      }),
    ]),
  ],
  preview: {prepare: () => ({title: 'Carrier pages'})},
})
