import {actionFields} from '../../content/fragments.ts'

export const toolListFields = /* groq */ `
  heading,
  intro,
  items[]->{_id, name, description, icon, features, action{${actionFields}}},
  actions[]{${actionFields}}
`
