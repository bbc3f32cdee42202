import {actionFields, pictureFields, statFields} from '../../content/fragments.ts'

export const heroFields = /* groq */ `
  layout,
  eyebrow,
  heading,
  text,
  actions[]{${actionFields}},
  picture{${pictureFields}},
  stats[]{${statFields}}
`
