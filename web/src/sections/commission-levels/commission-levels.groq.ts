import {periodFields} from '../../content/fragments.ts'

export const commissionLevelsFields = /* groq */ `
  levels[]->{_id, name, description, requirement, rates[]{_key, product, rate}, ${periodFields}}
`
