export const inquiryFormFields = /* groq */ `
  heading,
  intro,
  "settings": *[_type == "inquirySettings"][0]
`
