import {type LookupAddress, promises} from 'node:dns'
import * as http from 'node:http'
import * as https from 'node:https'
import ipaddr from 'ipaddr.js'

/** `code`: an error code of Node, `EPRIVATE` for an address of a private network, `EINSECURE` without TLS, or a status such as `HTTP 503`. */
export class NotPosted extends Error {
  readonly code: string

  constructor(code: string) {
    super(`The request failed (${code}).`)
    this.code = code
  }
}

interface PostOptions {
  headers: Record<string, string>
  /** Whether the receiver may be in a private network, and without TLS. */
  allowsPrivate: boolean
  timeoutMs?: number
  resolve?: (hostname: string) => Promise<LookupAddress[]>
}

/**
 * Posts JSON. Resolves after an answer of 200 to 299, whose body is not read. Throws NotPosted otherwise: redirects are not followed. Connects to
 * the addresses that were checked, so that a name cannot change to a private address in between.
 */
export async function postJson(
  address: string,
  body: string,
  {headers, allowsPrivate, timeoutMs = 10_000, resolve = resolveAll}: PostOptions,
): Promise<void> {
  try {
    const url = new URL(address)
    const isSecure = url.protocol === 'https:'
    if (!isSecure && !allowsPrivate) throw new NotPosted('EINSECURE')
    const addresses = await resolve(url.hostname.replace(/^\[|\]$/g, ''))
    if (!allowsPrivate && !addresses.every(isPublic)) throw new NotPosted('EPRIVATE')
    const status = await new Promise<number>((answered, failed) => {
      const request = (isSecure ? https : http).request(url, {
        method: 'POST',
        headers: {...headers, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body)},
        agent: false,
        lookup: (_hostname, {all}, done) =>
          all ? done(null, addresses) : done(null, addresses[0]?.address ?? '', addresses[0]?.family),
        signal: AbortSignal.timeout(timeoutMs),
      })
      request.on('error', failed)
      request.on('response', (response) => {
        answered(response.statusCode ?? 0)
        response.destroy()
      })
      request.end(body)
    })
    if (status < 200 || status > 299) throw new NotPosted(`HTTP ${status}`)
  } catch (error) {
    throw error instanceof NotPosted ? error : new NotPosted(codeOf(error))
  }
}

const resolveAll = (hostname: string) => promises.lookup(hostname, {all: true})

/** Also judges the IPv4 address inside an IPv6 address. */
const isPublic = ({address}: LookupAddress) => ipaddr.process(address).range() === 'unicast'

function codeOf(error: unknown): string {
  const {code, name, cause} = error as {code?: unknown; name?: unknown; cause?: {name?: unknown}}
  if (name === 'TimeoutError' || cause?.name === 'TimeoutError') return 'ETIMEDOUT'
  return typeof code === 'string' ? code : 'EUNKNOWN'
}
