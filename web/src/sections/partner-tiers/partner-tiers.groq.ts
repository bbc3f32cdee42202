import {actionFields} from '../../content/fragments.ts'

export const partnerTiersFields = /* groq */ `
  heading,
  intro,
  items[]->{
    _id,
    name,
    description,
    icon,
    requirements[]{_key, label, value},
    benefits,
    action{${actionFields}}
  },
  tierText,
  requirementsLabel,
  benefitsLabel,
  note
`
