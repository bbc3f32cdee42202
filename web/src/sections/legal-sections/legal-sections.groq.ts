import {actionFields, periodFields} from '../../content/fragments.ts'

export const legalSectionsFields = /* groq */ `
  intro,
  lastUpdatedLabel,
  effectiveDate,
  items[]->{_id, title, icon, content, items, ${periodFields}},
  contactHeading,
  contactText,
  contactAction{${actionFields}},
  noticeHeading,
  noticeText,
  noticeAction{${actionFields}}
`
