import {pictureFields} from '../../content/fragments.ts'

export const peopleFields = /* groq */ `
  items[]->{
    _id, name, role, bio, phone, achievements, social{linkedin, twitter, github}, picture{${pictureFields}}
  }
`
