import {periodFields} from '../../content/fragments.ts'

export const legalSectionsFields = /* groq */ `items[]->{_id, title, icon, content, items, ${periodFields}}`
