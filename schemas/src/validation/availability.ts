import type {ValidationContext} from '@sanity/types'

type Row = {state?: unknown}

/** Allows each state once, because two rows could contradict each other. */
export function validateStates(rows: readonly Row[] | undefined): string | undefined {
  const names = (rows ?? []).flatMap(({state}) => (typeof state === 'string' ? [state] : []))
  const repeated = names.find((name, index) => names.indexOf(name) !== index)
  return repeated ? `${repeated} is in the list twice. Keep one, with the products of both.` : undefined
}

/** Warns about a product that is not a specialty of the carrier, because the directory's filter would not find it. */
export function validateAvailableProducts(
  products: readonly unknown[] | undefined,
  {document}: Pick<ValidationContext, 'document'>,
): string | undefined {
  const {specialties} = (document ?? {}) as {specialties?: unknown}
  // Specialties that are documents of their own are only known by reference here.
  const known = Array.isArray(specialties) ? specialties.filter((name) => typeof name === 'string') : []
  if (known.length === 0) return undefined
  const unknown = (products ?? []).find((product) => typeof product === 'string' && !known.includes(product))
  return unknown
    ? `${unknown} isn’t one of the carrier’s specialties. Add it there, or match its spelling.`
    : undefined
}
