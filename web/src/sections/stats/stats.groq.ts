import {statFields} from '../../content/fragments.ts'

export const statsFields = /* groq */ `
  heading,
  intro,
  items[]{${statFields}}
`
