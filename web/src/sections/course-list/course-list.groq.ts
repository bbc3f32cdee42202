import {richTextFields} from '../../content/fragments.ts'

export const courseListFields = /* groq */ `
  items[]->{_id, title, description, icon, modules, duration, level, body[]{${richTextFields}}}
`
