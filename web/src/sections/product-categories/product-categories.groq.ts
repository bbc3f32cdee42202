export const productCategoriesFields = /* groq */ `
  heading,
  intro,
  items[]->{_id, name, description, icon, products[]{_key, name, carriers[]->{_id, name}}},
  productLabel,
  carriersLabel
`
