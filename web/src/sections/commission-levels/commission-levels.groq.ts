export const commissionLevelsFields = /* groq */ `
  heading,
  intro,
  levels[]->{_id, name, description, icon, requirement, rates[]{_key, product, rate}},
  productLabel,
  rateLabel,
  note
`
