import {actionFields} from '../../content/fragments.ts'

export const partnerTiersFields = /* groq */ `
  items[]->{
    _id, name, description, icon, requirements[]{_key, label, value}, benefits, action{${actionFields}}
  }
`
