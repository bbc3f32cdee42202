import {pictureFields} from '../../content/fragments.ts'

export const peopleFields = /* groq */ `
  heading,
  intro,
  achievementsLabel,
  items[]->{
    _id,
    name,
    role,
    bio,
    achievements,
    social{linkedin, twitter, github},
    picture{${pictureFields}}
  }
`
