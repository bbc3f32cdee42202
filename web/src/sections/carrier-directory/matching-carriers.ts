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
  const names = lowerNames(carriers)
  return carriers.filter(
    (carrier, index) =>
      names[index]?.includes(part) &&
      (state === everything || isSoldIn(carrier, state)) &&
      (specialty === everything ||
        productsIn(carrier, state === everything ? undefined : state).includes(specialty)),
  )
}

/** Counts the carriers without recorded states, which a choice of state cannot list. */
export function countWithoutStates(carriers: readonly Searchable[]): number {
  return carriers.filter(({states, partly}) => !states?.length && !partly?.length).length
}

const known = new WeakMap<readonly Searchable[], string[]>()

/** Cached, because each key press compares thousands of them. */
function lowerNames(carriers: readonly Searchable[]): string[] {
  const names = known.get(carriers) ?? carriers.map(({name}) => (name ?? '').toLowerCase())
  known.set(carriers, names)
  return names
}
