const token = /"[^"\\]*(?:\\.[^"\\]*)*"?|'[^'\\]*(?:\\.[^'\\]*)*'?|\/\/[^\n]*|[\w$]+|[^\s\w]/gs

const maxLength = 1024 * 1024
/** A list of 2,200 numbers costs this, and takes 50 ms. The queries of a site cost a fifth of it. */
const maxCost = 10_000_000

/**
 * Returns whether parsing a query takes so long that only a process may do it. For each further item, groq-js copies what it has read of a list,
 * an object or a chain of operators.
 */
export function isSlowToParse(query: string): boolean {
  if (query.length > maxLength) return true
  /** Numbers of tokens in the innermost brackets and in those around them. */
  let tokens = 0
  const outer: number[] = []
  let cost = 0
  for (const [text] of query.matchAll(token)) {
    tokens += 1
    cost += tokens + outer.length
    if (cost > maxCost) return true
    if ('([{'.includes(text)) {
      outer.push(tokens)
      tokens = 0
    } else if (')]}'.includes(text)) tokens += outer.pop() ?? 0
  }
  return false
}
