import {actionFields, pictureFields} from '../../content/fragments.ts'

export const cardGridFields = /* groq */ `
  eyebrow,
  heading,
  intro,
  variant,
  columns,
  cards[]{
    _key,
    title,
    description,
    icon,
    picture{${pictureFields}},
    features,
    action{${actionFields}}
  },
  actions[]{${actionFields}}
`
