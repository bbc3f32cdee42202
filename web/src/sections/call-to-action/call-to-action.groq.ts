import {actionFields, pictureFields} from '../../content/fragments.ts'

export const callToActionFields = /* groq */ `
  heading,
  text,
  bullets,
  actions[]{${actionFields}},
  picture{${pictureFields}}
`
