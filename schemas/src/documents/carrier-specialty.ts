import {toggle} from '../fields/fields.ts'
import {defineChoice} from './define-choice.ts'

export const carrierSpecialty = defineChoice({
  name: 'carrierSpecialty',
  title: 'Specialty',
  shown: 'the choice in the carrier directory, and what a carrier is good at',
  fields: [
    toggle(
      'disclaimed',
      'Counts in the Medicare disclaimer',
      'Turn on for Medicare Advantage and drug plans: {medicareOrganizations} and {medicareProducts} count the carriers with this specialty.',
    ),
  ],
})
