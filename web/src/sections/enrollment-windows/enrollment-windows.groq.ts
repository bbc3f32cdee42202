export const enrollmentWindowsFields = /* groq */ `
  heading,
  intro,
  items[]->{_id, title, dates, description},
  considerationsHeading,
  considerations
`
