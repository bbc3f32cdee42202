const cache = new Map<string, RegExp>()

// Firestore's expressions are RE2. Syntax that JavaScript reads differently, or that only one of them has, is refused: an
// unescaped `.` (line ends differ), classes such as \s and \w, anchors, look-around, flags and named groups.
const supported =
  /^(?:\\[.*+?^${}()|[\]\\/-]|\[\^?(?:\\[\]\\^-]|[^\]\\[])+\]|\((?!\?)|[)|]|[*+?]|\{\d+(?:,\d*)?\}|[^\\.^$()[\]{}|*+?])*$/

/** The expression as `matches` applies it: to the whole text. Returns undefined if the dialects differ. */
export function compilePattern(pattern: string): RegExp | undefined {
  if (!supported.test(pattern)) return undefined
  try {
    return new RegExp(`^(?:${pattern})$`)
  } catch {
    return undefined
  }
}

export function fullMatch(pattern: string): RegExp {
  const known = cache.get(pattern) ?? compilePattern(pattern)
  if (!known) throw new Error(`The pattern ${pattern} was not checked when the rules were loaded`)
  cache.set(pattern, known)
  return known
}
