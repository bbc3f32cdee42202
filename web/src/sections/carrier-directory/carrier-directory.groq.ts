import {pictureFields} from '../../content/fragments.ts'

export const carrierDirectoryFields = /* groq */ `
  heading,
  searchLabel,
  searchPlaceholder,
  specialtyLabel,
  allSpecialtiesLabel,
  stateLabel,
  allStatesLabel,
  stateUnknownText,
  featuredHeading,
  allHeading,
  featuresLabel,
  specialtiesLabel,
  partnerLevelLabel,
  resultStatus,
  emptyHeading,
  emptyText,
  clearLabel,
  loadMoreLabel,
  pageSize,
  "carriers": *[_type == "carrier"] | order(name asc){
    _id,
    name,
    fallbackText,
    category,
    rating,
    specialties,
    description,
    "path": select(hasPage == true => path),
    "states": availability[count(products) == 0 || !defined(products)].state,
    "partly": availability[count(products) > 0]{state, products},
    partnerLevel,
    features,
    featured,
    logo{${pictureFields}}
  }
`
