/** Numbers that look random and are the same on every run: a picture is redrawn byte for byte. */
export type Random = {
  /** From `low` up to `high`. */
  between: (low: number, high: number) => number
  whole: (low: number, high: number) => number
  pick: <T>(list: readonly T[]) => T
}

/** mulberry32, seeded by the characters of a name. */
export function randomFor(name: string): Random {
  let state = 2166136261
  for (const letter of name) state = Math.imul(state ^ letter.charCodeAt(0), 16777619)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const between = (low: number, high: number) => low + next() * (high - low)
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1))
  const pick = <T>(list: readonly T[]): T => {
    const chosen = list[whole(0, list.length - 1)]
    if (chosen === undefined) throw new RangeError('nothing to pick from')
    return chosen
  }
  return {between, whole, pick}
}
