import {actionFields, pictureFields} from '../../content/fragments.ts'

export const carrierShowcaseFields = /* groq */ `
  heading,
  intro,
  allLabel,
  filterLabel,
  carriers[]->{
    _id,
    name,
    fallbackText,
    category,
    rating,
    specialties,
    "states": availability[].state,
    description,
    "path": select(hasPage == true => path),
    logo{${pictureFields}}
  },
  specialtiesLabel,
  expandLabel,
  collapseLabel,
  detailLabel,
  resultStatus,
  action{${actionFields}}
`
