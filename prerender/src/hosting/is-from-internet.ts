import type {IncomingMessage} from 'node:http'

const ownHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i

/** Whether a request came through a proxy, which keeps the public name of the host or adds the visitor's address. */
export function isFromInternet({headers}: Pick<IncomingMessage, 'headers'>): boolean {
  return !ownHost.test(headers.host ?? '') || headers['x-forwarded-for'] !== undefined
}
