export const planListFields = /* groq */ `
  heading,
  intro,
  plans[]->{_id, name, audience, description, icon, features, benefits},
  featuresLabel,
  benefitsLabel
`
