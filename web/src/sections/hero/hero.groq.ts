import {actionFields, leadPictureFields, statFields} from '../../content/fragments.ts'

export const heroFields = /* groq */ `
  layout,
  eyebrow,
  heading,
  text,
  actions[]{${actionFields}},
  picture{${leadPictureFields}},
  stats[]{${statFields}}
`
