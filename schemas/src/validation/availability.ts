import type {ValidationContext} from '@sanity/types'

type Row = {state?: unknown}

/** Custom rule for a carrier's states: each state at most once, because two rows could contradict each other. */
export function repeatedStateProblem(rows: readonly Row[] | undefined): true | string {
  const names = (rows ?? []).flatMap(({state}) => (typeof state === 'string' ? [state] : []))
  const repeated = names.find((name, index) => names.indexOf(name) !== index)
  return repeated ? `${repeated} is in the list twice. Keep one, with the products of both.` : true
}

/** Custom rule for the products of a state, as a warning: what the carrier does not list as a specialty is found by no filter. */
export function checkAvailableProducts(
  products: readonly unknown[] | undefined,
  {document}: Pick<ValidationContext, 'document'>,
): true | string {
  const {specialties} = (document ?? {}) as {specialties?: unknown}
  // Specialties that are documents of their own are only known by reference here.
  const known = Array.isArray(specialties) ? specialties.filter((name) => typeof name === 'string') : []
  if (known.length === 0) return true
  const unknown = (products ?? []).find((product) => typeof product === 'string' && !known.includes(product))
  return unknown
    ? `${unknown} isn’t one of the carrier’s specialties. Add it there, or match its spelling.`
    : true
}
