import {actionFields} from '../../content/fragments.ts'

export const toolListFields = /* groq */ `
  items[]->{_id, name, description, icon, features, action{${actionFields}}}
`
