export const stepsFields = /* groq */ `
  heading,
  intro,
  items[]{_key, title, description, timing}
`
