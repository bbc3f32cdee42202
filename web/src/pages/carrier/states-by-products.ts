import type {CarrierData} from '../../content/types.ts'

type Availability = NonNullable<CarrierData['availability']>[number]

/**
 * Groups the states of a carrier by their products; no products means all of them. States are in alphabetical order, those with all
 * products first. A state that is there twice counts once.
 */
export function statesByProducts(availability: readonly Availability[] | null) {
  const sorted = (availability ?? [])
    .filter(({state}) => state)
    .sort((a, b) => String(a.state).localeCompare(String(b.state), 'en'))
  const unique = sorted.filter(({state}, index) => state !== sorted[index - 1]?.state)
  // Not by the domain's `groupBy`: it would move into the chunk of this page, which asking the CMS would then load.
  const groups = new Map<string, Availability[]>()
  for (const item of unique) {
    const key = [...(item.products ?? [])].sort().join('\n')
    groups.set(key, [...(groups.get(key) ?? []), item])
  }
  return [...groups]
    .map(([key, states]) => ({key, products: key ? key.split('\n') : [], states}))
    .sort((a, b) => Number(b.key === '') - Number(a.key === '') || b.states.length - a.states.length)
}
