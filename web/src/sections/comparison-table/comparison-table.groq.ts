import {bulletGroupFields} from '../../content/fragments.ts'

export const comparisonTableFields = /* groq */ `
  heading,
  intro,
  caption,
  featureLabel,
  columns,
  rows[]{_key, feature, cells[]{_key, kind, text}},
  bestForHeading,
  bestFor[]{${bulletGroupFields}},
  note
`
