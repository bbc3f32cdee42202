/** More would be a grey disc, and slow to paint. */
const mostRings = 60

/** Returns the number of rings at each entry: one for each year since the first entry's, and at least one more than at the previous entry. */
export function ringCounts(years: readonly (string | null)[]): number[] {
  const first = yearIn(years[0])
  const counts: number[] = []
  for (const text of years) {
    const year = yearIn(text)
    const grown = first === undefined || year === undefined ? 0 : year - first + 1
    counts.push(Math.min(mostRings, Math.max(grown, (counts.at(-1) ?? 0) + 1)))
  }
  return counts
}

function yearIn(text: string | null | undefined): number | undefined {
  const digits = /\d{4}/.exec(text ?? '')?.[0]
  return digits === undefined ? undefined : Number(digits)
}
