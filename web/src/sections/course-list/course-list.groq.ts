export const courseListFields = /* groq */ `
  heading,
  intro,
  items[]->{_id, title, description, icon, modules, duration, level},
  modulesLabel,
  durationLabel,
  startLabel,
  closeLabel
`
