import {paperFields} from '../../content/fragments.ts'

export const documentListFields = /* groq */ `items[]->{${paperFields}}`
