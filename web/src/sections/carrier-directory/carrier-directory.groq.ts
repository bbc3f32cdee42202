import {pictureFields} from '../../content/fragments.ts'

export const carrierDirectoryFields = /* groq */ `
  heading,
  searchLabel,
  searchPlaceholder,
  specialtyLabel,
  allSpecialtiesLabel,
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
    partnerLevel,
    features,
    featured,
    logo{${pictureFields}}
  }
`
