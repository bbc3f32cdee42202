import {paperFields, richTextFields} from '../../content/fragments.ts'

export const contractingGuideFields = /* groq */ `
  items[]->{
    _id, kind, title, summary, duration, reviewed, body[]{${richTextFields}}, document->{${paperFields}}
  }
`
