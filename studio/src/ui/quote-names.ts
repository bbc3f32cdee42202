const most = 3

/** `“Home”, “About”, “Contact”, 2 more` */
export function quoteNames(names: readonly string[]): string {
  const more = names.length - most
  const quoted = names.slice(0, most).map((name) => `“${name}”`)
  return [...quoted, ...(more > 0 ? [`${more} more`] : [])].join(', ')
}
