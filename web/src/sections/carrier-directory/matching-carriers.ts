type Searchable = {name: string; specialties: readonly string[]}

/** The carriers whose name contains the text, in whatever case, and that have the specialty; 'all' is every one. */
export function matchingCarriers<Carrier extends Searchable>(
  carriers: readonly Carrier[],
  {name, specialty}: {name: string; specialty: string},
): Carrier[] {
  const part = name.trim().toLowerCase()
  const names = lowerNames(carriers)
  return carriers.filter(
    (carrier, index) =>
      names[index]?.includes(part) && (specialty === 'all' || carrier.specialties.includes(specialty)),
  )
}

const known = new WeakMap<readonly Searchable[], string[]>()

/** Kept, because each key asks for thousands of them again. */
function lowerNames(carriers: readonly Searchable[]): string[] {
  const names = known.get(carriers) ?? carriers.map(({name}) => name.toLowerCase())
  known.set(carriers, names)
  return names
}
