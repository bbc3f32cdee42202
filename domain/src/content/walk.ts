/** Returns how a path names a member of a list: `[_key=="a"]`, or `[0]` if the member has no key. */
export function memberStep(member: unknown, index: number): string {
  const key = typeof member === 'object' && member !== null && '_key' in member ? member._key : undefined
  return typeof key === 'string' ? `[_key==${JSON.stringify(key)}]` : `[${index}]`
}

/** Calls `visit` with a value and with everything inside it; paths are Sanity's, such as `sections[_key=="a"].heading`. */
export function walk(value: unknown, visit: (value: unknown, path: string) => void, path = ''): void {
  visit(value, path)
  if (Array.isArray(value)) {
    value.forEach((item, index) => {
      walk(item, visit, path + memberStep(item, index))
    })
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, item] of Object.entries(value)) walk(item, visit, path ? `${path}.${name}` : name)
  }
}

/**
 * Maps a value and everything inside it, innermost values first. Lists and objects without a change are returned as the same
 * object.
 */
export function mapDeep(value: unknown, map: (value: unknown, original: unknown) => unknown): unknown {
  if (typeof value !== 'object' || value === null) return map(value, value)
  const entries = Object.entries(value)
  const mapped = entries.map(([name, item]) => [name, mapDeep(item, map)] as const)
  if (mapped.every(([, item], index) => item === entries[index]?.[1])) return map(value, value)
  return map(Array.isArray(value) ? mapped.map(([, item]) => item) : Object.fromEntries(mapped), value)
}
