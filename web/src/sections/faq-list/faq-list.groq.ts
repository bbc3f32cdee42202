import {richTextFields} from '../../content/fragments.ts'

export const faqListFields = /* groq */ `
  heading,
  intro,
  items[]->{_id, question, answer[]{${richTextFields}}}
`
