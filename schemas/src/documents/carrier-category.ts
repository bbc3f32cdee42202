import {defineChoice} from './define-choice.ts'

export const carrierCategory = defineChoice({
  name: 'carrierCategory',
  title: 'Carrier category',
  shown: 'the filter of the carrier showcase, and a label beside carriers',
})
