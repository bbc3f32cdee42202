import {actionFields, pictureFields} from '../../content/fragments.ts'

export const peopleFields = /* groq */ `
  heading,
  intro,
  achievementsLabel,
  variant,
  items[]->{
    _id,
    name,
    role,
    bio,
    phone,
    achievements,
    social{linkedin, twitter, github},
    picture{${pictureFields}}
  },
  actions[]{${actionFields}}
`
