import {defineChoice} from './define-choice.ts'

export const partnerLevel = defineChoice({
  name: 'partnerLevel',
  title: 'Partner level',
  shown: 'a label beside carriers in the directory',
})
