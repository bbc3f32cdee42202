import {paperFields} from '../../content/fragments.ts'

export const documentListFields = /* groq */ `
  heading,
  intro,
  downloadLabel,
  items[]->{${paperFields}}
`
