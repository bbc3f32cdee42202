import {periodFields} from '../../content/fragments.ts'

export const enrollmentWindowsFields = /* groq */ `items[]->{_id, title, dates, description, ${periodFields}}`
