import {type Available, isSoldIn, productsIn} from '@upline/domain/content/carrier-products.ts'

type Searchable = Available & {name: string | null}

/** The choice that filters nothing. */
export const everything = 'all'

/**
 * Returns the carriers whose name contains the text, ignoring case, and that have the specialty in the state. 'all' matches every
 * specialty or state.
 */
export function matchingCarriers<Carrier extends Searchable>(
  carriers: readonly Carrier[],
  {name, specialty, state = everything}: {name: string; specialty: string; state?: string},
): Carrier[] {
  const part = name.trim().toLowerCase()
  return carriers.filter(
    (carrier) =>
      (carrier.name ?? '').toLowerCase().includes(part) &&
      (state === everything || isSoldIn(carrier, state)) &&
      (specialty === everything ||
        productsIn(carrier, state === everything ? undefined : state).includes(specialty)),
  )
}

/** Counts the carriers without recorded states, which a choice of state cannot list. */
export function countWithoutStates(carriers: readonly Searchable[]): number {
  return carriers.filter(({states, partly}) => !states?.length && !partly?.length).length
}
