export const departmentsFields = /* groq */ `
  items[]->{_id, name, description, icon, responsibilities, lead->{name, role}}
`
