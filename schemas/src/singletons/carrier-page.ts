import {CaseIcon} from '@sanity/icons/Case'
import {defineType} from '@sanity/types'
import {linkField, textField} from '../fields/fields.ts'

/** The words that the pages of all carriers share. */
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
    textField('linesLabel', 'Label of the lines', 'Appears before the insurance lines.', {
      initialValue: 'Lines',
      group: 'facts',
    }),
    textField('specialtiesLabel', 'Label of the products', 'Appears before the kinds of products.', {
      initialValue: 'Products',
      group: 'facts',
    }),
    textField('partnerLevelLabel', 'Label of the partner level', 'Appears before Elite, Premier or Growth.', {
      initialValue: 'Partner level',
      group: 'facts',
    }),
    textField('serviceRatingLabel', 'Label of our rating', 'Appears before our own rating.', {
      initialValue: 'Our service rating',
      group: 'facts',
    }),
    textField(
      'foundedText',
      'Founded',
      'Optional. Appears beside a ring for each decade. {year} is the year.',
      {initialValue: 'Founded in {year}', optional: true, group: 'facts'},
    ),
    textField('featuresHeading', 'Features: heading', 'Appears above what agents get from the carrier.', {
      initialValue: 'What agents get',
      group: 'facts',
    }),
    textField('ratingsHeading', 'Ratings: heading', 'Appears above ratings by others.', {
      initialValue: 'Ratings by others',
      group: 'facts',
    }),
    textField(
      'ratingSource',
      'Rating: source and date',
      'Appears below a rating. {source} is the rating agency, {date} the date.',
      {initialValue: '{source}, {date}', group: 'facts'},
    ),
    textField('availabilityHeading', 'States: heading', 'Appears above the states.', {
      initialValue: 'Where it is available',
      group: 'states',
    }),
    textField('stateCount', 'States: number', 'Appears above the list of states. {count} is their number.', {
      initialValue: 'States: {count}',
      group: 'states',
    }),
    textField(
      'allProductsLabel',
      'All products',
      'Appears above the states in which every product is available.',
      {initialValue: 'All products', group: 'states'},
    ),
    textField(
      'stateSince',
      'Since when',
      'Appears after a state. {state} is its name, {date} the date since when it is available.',
      {initialValue: '{state} (since {date})', group: 'states'},
    ),
    textField('noStates', 'No states recorded', 'Shown if no states are recorded. Says who to ask.', {
      rows: 2,
      initialValue: 'The states of this carrier are not recorded here yet. Ask us before you quote.',
      group: 'states',
    }),
    textField('appointmentHeading', 'Appointment: heading', 'Appears above the steps to an appointment.', {
      initialValue: 'How to be appointed',
      group: 'appointment',
    }),
    textField(
      'appointmentDays',
      'Appointment: days',
      'Says how long it takes. {days} is the number of business days.',
      {initialValue: 'Usually {days} business days from a complete request.', group: 'appointment'},
    ),
    linkField(
      'contractingAction',
      'Appointment: link',
      'Optional: where contracting is explained for all carriers.',
      {type: 'action', optional: true, group: 'appointment'},
    ),
    textField('documentsHeading', 'Documents: heading', 'Appears above the documents.', {
      initialValue: 'Documents',
      group: 'appointment',
    }),
    textField('downloadLabel', 'Download', 'Link to a document.', {
      initialValue: 'Download',
      group: 'appointment',
    }),
    textField('contactHeading', 'Contact: heading', 'Appears above the contacts of the carrier.', {
      initialValue: 'Contact',
      group: 'appointment',
    }),
    linkField(
      'inquiryAction',
      'Request button',
      'Optional. Opens the page with the inquiry form, which fills in the carrier.',
      {type: 'action', optional: true, group: 'appointment'},
    ),
    textField('backLabel', 'Back to all carriers', 'Link to the page above, the carrier network.', {
      initialValue: 'All carriers',
      group: 'appointment',
    }),
  ],
  preview: {prepare: () => ({title: 'Carrier pages'})},
})
