/**
 * The JSON at an address of this site; undefined when there is none or it cannot be had: offline, not deployed, or a host
 * that answers with a page instead.
 */
export async function fetchJson(address: string, signal?: AbortSignal): Promise<unknown> {
  try {
    const response = await fetch(address, {priority: 'high', ...(signal && {signal})})
    const isJson = response.headers.get('content-type')?.startsWith('application/json')
    return response.ok && isJson ? await response.json() : undefined
  } catch {
    return undefined
  }
}
