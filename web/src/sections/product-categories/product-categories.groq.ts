import {availableFields} from '../../content/fragments.ts'

export const productCategoriesFields = /* groq */ `
  heading,
  intro,
  items[]->{_id, name, description, icon, products[]{_key, name, carriers[]->{_id, name, ${availableFields}}}},
  productLabel,
  carriersLabel
`
