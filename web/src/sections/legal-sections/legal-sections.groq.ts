import {isDated, periodFields} from '../../content/fragments.ts'

export const legalSectionsFields = /* groq */ `
  "items": items[]->{"versions": *[_type == "legalSection" && (
    _id == ^._id || (title == ^.title && ${isDated})
  )]{_id, title, icon, content, items, ${periodFields}}}.versions[]
`
