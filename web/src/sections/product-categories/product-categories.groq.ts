import {availableFields} from '../../content/fragments.ts'

export const productCategoriesFields = /* groq */ `
  items[]->{_id, name, description, icon, products[]{_key, name, carriers[]->{_id, name, ${availableFields}}}}
`
