/** The states in which agents can sell a carrier, as queries of the site return them. */
export type Available = {
  specialties: readonly string[] | null
  /** States with all specialties. */
  states?: readonly (string | null)[] | null
  /** States with some of them. */
  partly?: readonly {state: string | null; products: readonly string[] | null}[] | null
}

/** Returns the carrier's specialties in a state, or all of them without a state. */
export function productsIn({specialties, states, partly}: Available, state?: string): readonly string[] {
  const all = specialties ?? []
  if (!state || states?.includes(state)) return all
  const some = partly?.find((entry) => entry.state === state)?.products
  return all.filter((specialty) => some?.includes(specialty))
}

/** Returns whether agents can sell anything of the carrier in the state. */
export function isSoldIn({states, partly}: Available, state: string): boolean {
  return states?.includes(state) === true || partly?.some((entry) => entry.state === state) === true
}
