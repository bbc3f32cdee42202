import {pictureFields} from '../../content/fragments.ts'

export const testimonialsFields = /* groq */ `
  heading,
  intro,
  items[]->{
    _id,
    content,
    author,
    role,
    rating,
    joined,
    illustrative,
    metrics[]{_key, label, value},
    picture{${pictureFields}}
  },
  joinedLabel,
  disclaimer,
  effectiveDate
`
