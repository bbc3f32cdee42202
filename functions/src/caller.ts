import type {IncomingMessage} from 'node:http'
import {isIPv4, isIPv6} from 'node:net'

/** The caller's network addresses, used by the rate limit only. */
export interface Caller {
  /** An IPv4 address or an IPv6 /64, which a provider gives to one customer. */
  address: string
  /** Its surroundings: the /24 of an IPv4 address, the /48 of an IPv6 address. */
  network: string
}

/**
 * Google's front end appends the real address to X-Forwarded-For; the caller can forge the addresses before it. A host
 * without addresses puts all callers into one group.
 */
export function callerOf(
  request: Pick<IncomingMessage, 'headers'> & {socket?: {remoteAddress?: string}},
): Caller {
  const forwarded = [request.headers['x-forwarded-for']].flat().join(',')
  const nearest = forwarded.split(',').at(-1)?.trim()
  return groupsOf(nearest || request.socket?.remoteAddress || '')
}

function groupsOf(text: string): Caller {
  const address = text.replace(/^::ffff:(?=[\d.]+$)/i, '').replace(/%.*$/, '')
  if (isIPv4(address)) return {address, network: address.replace(/\.\d+$/, '')}
  if (!isIPv6(address)) return {address: 'unknown', network: 'unknown'}
  const parts = partsOf(address)
  return {address: parts.slice(0, 4).join(':'), network: parts.slice(0, 3).join(':')}
}

/** The eight parts of an IPv6 address, without leading zeros. */
function partsOf(address: string): string[] {
  // URL brings every spelling into one form, with at most one "::".
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const [before, after] = [head, tail].map((text) => text.split(':').filter(Boolean)) as [string[], string[]]
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after]
}
