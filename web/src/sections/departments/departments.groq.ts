export const departmentsFields = /* groq */ `
  heading,
  intro,
  items[]->{_id, name, description, icon, responsibilities, lead->{name, role}}
`
