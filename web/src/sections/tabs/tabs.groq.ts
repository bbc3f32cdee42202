import {panelSectionFields} from '../panel-section-fields.generated.ts'

export const tabsFields = /* groq */ `panels[]{_key, key, label, sections[]{${panelSectionFields}}}`
