export const planListFields = /* groq */ `
  heading,
  intro,
  plans[]->{_id, name, description, icon, features, benefits},
  featuresLabel,
  benefitsLabel
`
