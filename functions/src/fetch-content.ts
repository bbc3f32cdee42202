/**
 * Returns the result of a query of the published content. `address` is the query address of a dataset. Rejects after `timeoutMs`, and
 * if the content lake does not answer with a result.
 */
export async function fetchContent(address: string, query: string, timeoutMs = 2_000): Promise<unknown> {
  const url = `${address}?${new URLSearchParams({query, perspective: 'published'})}`
  const response = await fetch(url, {signal: AbortSignal.timeout(timeoutMs), redirect: 'error'})
  if (!response.ok) throw new Error(`status ${response.status}`)
  const {result} = (await response.json()) as {result?: unknown} // the caller reads it
  return result
}
