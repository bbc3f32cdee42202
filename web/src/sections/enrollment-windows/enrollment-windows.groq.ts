import {periodFields} from '../../content/fragments.ts'

export const enrollmentWindowsFields = /* groq */ `
  heading,
  intro,
  items[]->{_id, title, dates, description, ${periodFields}},
  considerationsHeading,
  considerations
`
