import {pagePathField} from '@upline/domain/content/page-types.ts'
import {pictureFields} from '../../content/fragments.ts'

export const carrierShowcaseFields = /* groq */ `
  carriers[]->{
    _id, name, fallbackText, category, rating, specialties, "states": availability[].state, description,
    ${pagePathField}, logo{${pictureFields}}
  }
`
