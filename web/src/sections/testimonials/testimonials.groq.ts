import {pictureFields} from '../../content/fragments.ts'

export const testimonialsFields = /* groq */ `
  items[]->{
    _id, content, language, author, role, rating, joined, illustrative, metrics[]{_key, label, value},
    picture{${pictureFields}}
  }
`
