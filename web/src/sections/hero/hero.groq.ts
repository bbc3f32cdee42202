import {pagePathField} from '@upline/domain/content/page-types.ts'
import {pictureFields} from '../../content/fragments.ts'

export const heroFields = /* groq */ `
  "lqip": picture.asset->metadata.lqip,
  "seals": select(layout == "seals" => *[_type == "carrier" && featured == true] | order(name asc)[0...12]{
    _id, name, fallbackText, ${pagePathField}, logo{${pictureFields}}
  })
`
