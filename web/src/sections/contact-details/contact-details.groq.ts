import {actionFields} from '../../content/fragments.ts'

export const contactDetailsFields = /* groq */ `
  heading,
  phoneLabel,
  phone,
  emailLabel,
  email,
  officeLabel,
  officeName,
  address,
  mapsLink{${actionFields}},
  hoursLabel,
  hours,
  supportHeading,
  supportText,
  supportAction{${actionFields}}
`
