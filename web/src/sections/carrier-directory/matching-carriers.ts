type Searchable = {name: string; specialties: readonly string[]}

/** The carriers whose name contains the text, in whatever case, and that have the specialty; 'all' is every one. */
export function matchingCarriers<Carrier extends Searchable>(
  carriers: readonly Carrier[],
  {name, specialty}: {name: string; specialty: string},
): Carrier[] {
  const part = name.trim().toLowerCase()
  return carriers.filter(
    (carrier) =>
      carrier.name.toLowerCase().includes(part) &&
      (specialty === 'all' || carrier.specialties.includes(specialty)),
  )
}

/** The specialties that occur, each once, in alphabetical order. */
export function specialtiesOf(carriers: readonly Searchable[]): string[] {
  return [...new Set(carriers.flatMap((carrier) => carrier.specialties))].sort()
}
