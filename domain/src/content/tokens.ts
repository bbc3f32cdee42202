/** Returns the names between braces in order: `{phone} or {email}` gives `phone`, `email`. */
export function tokensIn(text: string): string[] {
  return Array.from(text.matchAll(/\{([^{}]*)\}/g), ([, name = '']) => name)
}

/** Replaces the tokens that have a value; the others stay. */
export function fillTokens(text: string, lookUp: (name: string) => string | undefined): string {
  return text.replace(/\{(\w+)\}/g, (token, name: string) => lookUp(name) ?? token)
}
