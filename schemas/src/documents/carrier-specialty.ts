import {defineChoice} from './define-choice.ts'

export const carrierSpecialty = defineChoice({
  name: 'carrierSpecialty',
  title: 'Specialty',
  shown: 'the choice in the carrier directory, and what a carrier is good at',
})
