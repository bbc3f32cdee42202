import {actionFields, disclaimerFields, richTextFields} from '../../content/fragments.ts'

export const noticeFields = /* groq */ `
  icon,
  heading,
  body[]{${richTextFields}},
  disclaimers[]->{${disclaimerFields}},
  "disclaimerCount": count(disclaimers),
  effectiveDate,
  actions[]{${actionFields}}
`
