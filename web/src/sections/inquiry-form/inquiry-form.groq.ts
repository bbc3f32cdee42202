export const inquiryFormFields = /* groq */ `
  heading,
  intro,
  "settings": *[_type == "inquirySettings"][0]{
    fields,
    licenseStatusOptions,
    experienceOptions,
    interestOptions,
    submitLabel,
    submittingLabel,
    summaryHeading,
    remaining,
    honeypotLabel,
    consent,
    messages
  }
`
