import {isDated, periodFields} from '../../content/fragments.ts'

export const earningsExampleFields = /* groq */ `
  "levels": levels[]->{"versions": *[_type == "commissionLevel" && (
    _id == ^._id || (name == ^.name && ${isDated})
  )]{_id, name, rates[]{_key, product, rate}, ${periodFields}}}.versions[]
`
