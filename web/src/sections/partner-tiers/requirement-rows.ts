import type {SectionOf} from '../../content/types.ts'

type Tiers = readonly Pick<SectionOf<'partnerTiers'>['items'][number], 'requirements'>[]

export type RequirementRow = {label: string; values: (string | undefined)[]}

/** What the tiers ask, a row for each label in the order of its first appearance; undefined where a tier does not ask it. */
export function requirementRows(tiers: Tiers): RequirementRow[] {
  const labels = new Set(tiers.flatMap(({requirements}) => (requirements ?? []).map(({label}) => label)))
  return [...labels].map((label) => ({
    label,
    values: tiers.map(({requirements}) => requirements?.find((one) => one.label === label)?.value),
  }))
}
