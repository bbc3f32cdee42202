import type {Validator} from './rules.ts'

/** Warns about a product that is not a specialty of the carrier, because the directory's filter would not find it. */
export const checkAvailableProducts: Validator<readonly unknown[]> = (products = [], {document}) => {
  const specialties = document?.specialties
  // Specialties that are documents of their own are only known by reference here.
  const known = Array.isArray(specialties) ? specialties.filter((name) => typeof name === 'string') : []
  if (known.length === 0) return undefined
  const unknown = products.find((product) => typeof product === 'string' && !known.includes(product))
  return unknown
    ? `${unknown} isn’t one of the carrier’s specialties. Add it there, or match its spelling.`
    : undefined
}
