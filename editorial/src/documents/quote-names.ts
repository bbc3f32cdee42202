const maxNames = 3

/** Formats names as `“Home”, “About”, “Contact”, 2 more`. */
export function quoteNames(names: readonly string[]): string {
  const more = names.length - maxNames
  const quoted = names.slice(0, maxNames).map((name) => `“${name}”`)
  return [...quoted, ...(more > 0 ? [`${more} more`] : [])].join(', ')
}

export function count(documents: number): string {
  return documents === 1 ? '1 document' : `${documents.toLocaleString('en-US')} documents`
}
