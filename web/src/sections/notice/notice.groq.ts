import {actionFields, periodFields, richTextFields} from '../../content/fragments.ts'

export const noticeFields = /* groq */ `
  icon,
  heading,
  body[]{${richTextFields}},
  disclaimers[]->{
    _id,
    "versions": *[_type == "disclaimer" && key == ^.key]{_id, key, text, ${periodFields}}
  },
  "disclaimerCount": count(disclaimers),
  effectiveDate,
  actions[]{${actionFields}}
`
