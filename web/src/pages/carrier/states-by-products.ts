import type {CarrierData} from '../../content/types.ts'

type Availability = Omit<NonNullable<CarrierData['availability']>[number], 'state'> & {state: string}
/** An entry of the list in the CMS, whose choice of states may be longer than the one in this build. */
type Listed = Omit<Availability, 'state'> & {state: string | null}

/** States in which the same products are available; no products are all of them. */
export type StateGroup = {key: string; products: readonly string[]; states: readonly Availability[]}

/** The states of a carrier in alphabetical order, those with all products first. A state that is there twice counts once. */
export function statesByProducts(availability: readonly Listed[] | null): StateGroup[] {
  const groups = new Map<string, {products: readonly string[]; states: Availability[]}>()
  const known = new Set<string>()
  const sorted = (availability ?? [])
    .flatMap((entry) => (entry.state ? [{...entry, state: entry.state}] : []))
    .sort((a, b) => a.state.localeCompare(b.state, 'en'))
  for (const entry of sorted) {
    if (known.has(entry.state)) continue
    known.add(entry.state)
    const products = [...(entry.products ?? [])].sort()
    const key = products.join('\n')
    const group = groups.get(key) ?? {products, states: []}
    group.states.push(entry)
    groups.set(key, group)
  }
  return [...groups]
    .map(([key, group]) => ({key, ...group}))
    .sort((a, b) => Number(b.key === '') - Number(a.key === '') || b.states.length - a.states.length)
}
