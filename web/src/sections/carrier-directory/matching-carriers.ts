type Searchable = {
  name: string | null
  specialties: readonly string[] | null
  /** States with all specialties. */
  states?: readonly string[] | null
  /** States with some of them. */
  partly?: readonly {state: string | null; products: readonly string[] | null}[] | null
}

/** A choice that leaves every carrier. */
export const everything = 'all'

/**
 * The carriers whose name contains the text, in whatever case, that have the specialty, and have it (or anything, for every specialty) in
 * the state; 'all' is every one.
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
      (specialty === everything || carrier.specialties?.includes(specialty)) &&
      (state === everything || isAvailable(carrier, state, specialty)),
  )
}

function isAvailable({states, partly}: Searchable, state: string, specialty: string): boolean {
  if (states?.includes(state)) return true
  return (partly ?? []).some(
    (some) => some.state === state && (specialty === everything || some.products?.includes(specialty)),
  )
}

/** The states in which any carrier is available, each once, in alphabetical order. */
export function statesOf(carriers: readonly Searchable[]): string[] {
  const names = carriers.flatMap(({states, partly}) => [
    ...(states ?? []),
    ...(partly ?? []).flatMap(({state}) => state ?? []),
  ])
  return [...new Set(names)].sort()
}

/** How many carriers have no state recorded: a choice of state cannot list them. */
export function countWithoutStates(carriers: readonly Searchable[]): number {
  return carriers.filter(({states, partly}) => !states?.length && !partly?.length).length
}

const known = new WeakMap<readonly Searchable[], string[]>()

/** Kept, because each key asks for thousands of them again. */
function lowerNames(carriers: readonly Searchable[]): string[] {
  const names = known.get(carriers) ?? carriers.map(({name}) => (name ?? '').toLowerCase())
  known.set(carriers, names)
  return names
}
