/** Returns the names between braces in order: `{phone} or {email}` gives `phone`, `email`. */
export function tokensIn(text: string): string[] {
  return Array.from(text.matchAll(/\{([^{}]*)\}/g), ([, name = '']) => name)
}
