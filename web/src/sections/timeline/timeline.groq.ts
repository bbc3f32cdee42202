import {pictureFields} from '../../content/fragments.ts'

export const timelineFields = /* groq */ `
  heading,
  intro,
  variant,
  items[]->{_id, year, title, description, picture{${pictureFields}}}
`
