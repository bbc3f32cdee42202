import {panelSectionFields} from '../panel-section-fields.generated.ts'

export const tabsFields = /* groq */ `
  heading,
  intro,
  panels[]{_key, key, label, sections[]{${panelSectionFields}}}
`
