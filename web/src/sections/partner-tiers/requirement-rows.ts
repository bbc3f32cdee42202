import type {SectionOf} from '../../content/types.ts'

type Tiers = readonly Pick<NonNullable<SectionOf<'partnerTiers'>['items']>[number], 'requirements'>[]

export type RequirementRow = {label: string | null; values: (string | null | undefined)[]}

/** Returns a row for each requirement, in order of first appearance; undefined for tiers without it. */
export function requirementRows(tiers: Tiers): RequirementRow[] {
  const labels = new Set(tiers.flatMap(({requirements}) => (requirements ?? []).map(({label}) => label)))
  return [...labels].map((label) => ({
    label,
    values: tiers.map(({requirements}) => requirements?.find((one) => one.label === label)?.value),
  }))
}
