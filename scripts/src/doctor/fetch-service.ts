const timeoutMs = 10_000

export type Fetch = (address: string, options?: RequestInit) => Promise<Response>

/** Returns the response, or the reason for its absence without the address, which may contain a key. */
export async function fetchService(
  request: Fetch,
  address: string,
  options: RequestInit = {},
): Promise<Response | string> {
  const host = new URL(address).host
  try {
    return await request(address, {...options, signal: AbortSignal.timeout(timeoutMs)})
  } catch (error) {
    const {code} = (error instanceof Error && error.cause instanceof Error ? error.cause : {}) as {
      code?: string
    }
    if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `there is no host ${host}, or no network here`
    if (error instanceof Error && error.name === 'TimeoutError')
      return `${host} does not answer within ${timeoutMs / 1000} s`
    return `${host} cannot be reached${code ? ` (${code})` : ''}`
  }
}
