import {periodFields} from '../../content/fragments.ts'

export const earningsExampleFields = /* groq */ `
  heading,
  intro,
  exampleLabel,
  levels[]->{_id, name, rates[]{_key, product, rate}, ${periodFields}},
  products[]{_key, product, policies, premium, renewal, renewalYears, persistency},
  years,
  levelLabel,
  policiesLabel,
  policiesError,
  resetLabel,
  yearLabel,
  yearsLabel,
  firstYearLabel,
  renewalLabel,
  totalLabel,
  summary,
  assumptionsHeading,
  shareText,
  flatText,
  unpaidText,
  note
`
