import {actionFields, richTextFields} from '../../content/fragments.ts'

export const noticeFields = /* groq */ `
  icon,
  heading,
  body[]{${richTextFields}},
  effectiveDate,
  actions[]{${actionFields}}
`
