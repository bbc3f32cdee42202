import {actionFields, pictureFields, richTextFields} from '../../content/fragments.ts'

export const proseFields = /* groq */ `
  heading,
  body[]{${richTextFields}},
  picture{${pictureFields}},
  actions[]{${actionFields}}
`
