import {richTextFields} from '../../content/fragments.ts'

export const inquiryFormFields = /* groq */ `
  heading,
  intro,
  "settings": *[_type == "inquirySettings"][0]{..., privacyNote[]{${richTextFields}}}
`
