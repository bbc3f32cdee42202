import {periodFields} from '../../content/fragments.ts'

export const commissionLevelsFields = /* groq */ `
  heading,
  intro,
  levels[]->{_id, name, description, requirement, rates[]{_key, product, rate}, ${periodFields}},
  levelText,
  productLabel,
  rateLabel,
  note
`
