import {disclaimerFields} from '../../content/fragments.ts'

export const noticeFields = /* groq */ `
  disclaimers[]->{${disclaimerFields}},
  "disclaimerCount": count(disclaimers)
`
