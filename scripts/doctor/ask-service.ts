const patience = 10_000

export type Ask = (address: string, options?: RequestInit) => Promise<Response>

/** An answer, or in words why there is none. The address is not in it: it may hold a key. */
export async function askService(
  ask: Ask,
  address: string,
  options: RequestInit = {},
): Promise<Response | string> {
  const host = new URL(address).host
  try {
    return await ask(address, {...options, signal: AbortSignal.timeout(patience)})
  } catch (error) {
    const {code} = (error instanceof Error && error.cause instanceof Error ? error.cause : {}) as {
      code?: string
    }
    if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `there is no host ${host}, or no network here`
    if (error instanceof Error && error.name === 'TimeoutError')
      return `${host} does not answer within ${patience / 1000} s`
    return `${host} cannot be reached${code ? ` (${code})` : ''}`
  }
}
