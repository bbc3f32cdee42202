import {pagePathField} from '@upline/domain/content/page-types.ts'
import {actionFields, availableFields, pictureFields} from '../../content/fragments.ts'

export const carrierDirectoryFields = /* groq */ `
  "inquiryAction": *[_type == "carrierPage"][0].inquiryAction{${actionFields}},
  "carriers": *[_type == "carrier"] | order(name asc){
    _id, name, fallbackText, category, rating, description, ${pagePathField},
    ${availableFields}, partnerLevel, features, featured, logo{${pictureFields}}
  }
`
