import {periodFields} from '../../content/fragments.ts'

export const earningsExampleFields = /* groq */ `
  levels[]->{_id, name, rates[]{_key, product, rate}, ${periodFields}}
`
