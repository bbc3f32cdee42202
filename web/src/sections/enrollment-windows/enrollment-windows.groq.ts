import {isDated, periodFields} from '../../content/fragments.ts'

export const enrollmentWindowsFields = /* groq */ `
  "items": items[]->{"versions": *[_type == "enrollmentWindow" && (
    _id == ^._id || (title == ^.title && coalesce(line, "") == coalesce(^.line, "") && ${isDated})
  )]{_id, title, dates, description, ${periodFields}}}.versions[]
`
