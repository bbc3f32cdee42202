export const careerPathFields = /* groq */ `
  heading,
  intro,
  items[]->{_id, level, timeframe, requirements, benefits},
  requirementsLabel,
  benefitsLabel
`
