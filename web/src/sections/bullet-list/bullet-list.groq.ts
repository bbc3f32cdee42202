import {bulletGroupFields} from '../../content/fragments.ts'

export const bulletListFields = /* groq */ `
  heading,
  intro,
  groups[]{${bulletGroupFields}}
`
