interface Named {
  _key: string
  name?: string
}

/** Names that stand twice in a list, each problem at the later one. Absent names never clash. */
export function repeatedNames(
  items: readonly Named[],
  message: (name: string) => string,
): {message: string; path: [{_key: string}]}[] {
  const seen = new Set<string>()
  return items.flatMap(({_key, name}) => {
    if (!name) return []
    if (seen.has(name)) return [{message: message(name), path: [{_key}] as [{_key: string}]}]
    seen.add(name)
    return []
  })
}
