/** Returns the names between braces in order: `{phone} or {email}` gives `phone`, `email`. */
export function tokensIn(text: string): string[] {
  return Array.from(text.matchAll(/\{([^{}]*)\}/g), ([, name = '']) => name)
}

/** Maximum number of characters that values add to a text: facts that contain facts could fill the memory. */
export const mostAdded = 10_000

/** Replaces the tokens that have a value; the others stay. A text to which the values would add too much stays unchanged. */
export function fillTokens(text: string, lookUp: (name: string) => string | undefined): string {
  return fillWithin(mostAdded, text, lookUp) ?? text
}

/** Does the same, but calls `onOverlong` with the first token that is too long, and returns undefined. */
export function fillWithin(
  limit: number,
  text: string,
  lookUp: (name: string) => string | undefined,
  onOverlong: (name: string) => void = () => {},
): string | undefined {
  let added = 0
  const filled = text.replace(/\{(\w+)\}/g, (token, name: string) => {
    if (added > limit) return ''
    const value = lookUp(name)
    if (value === undefined) return token
    added += value.length
    if (added <= limit) return value
    onOverlong(name)
    return ''
  })
  return added > limit ? undefined : filled
}
