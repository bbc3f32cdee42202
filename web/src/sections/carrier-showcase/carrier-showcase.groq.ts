import {pictureFields} from '../../content/fragments.ts'

export const carrierShowcaseFields = /* groq */ `
  carriers[]->{
    _id, name, fallbackText, category, rating, specialties, "states": availability[].state, description,
    "path": select(hasPage == true => path), logo{${pictureFields}}
  }
`
