import type {IncomingMessage, ServerResponse} from 'node:http'
import {parseJson} from '@upline/domain/content/parse-json.ts'
import type {RequestContext} from '@upline/lake/embed'

/** The result of `onCall` of firebase-functions 7: a handler of Express requests with its region. */
export interface Callable {
  (request: IncomingMessage, response: ServerResponse): Promise<void> | void
  __endpoint: {region?: unknown; callableTrigger: unknown}
}

export function isCallable(value: unknown): value is Callable {
  if (typeof value !== 'function' || !('__endpoint' in value)) return false
  const endpoint = value.__endpoint
  return typeof endpoint === 'object' && endpoint !== null && 'callableTrigger' in endpoint
}

export function regionOf({__endpoint: {region}}: Callable): string {
  const first: unknown = Array.isArray(region) ? region[0] : region
  return typeof first === 'string' ? first : 'us-central1'
}

/** Runs a callable on Node's own request and response, in Express's form as far as firebase-functions uses it. */
export async function runCallable(
  callable: Callable,
  c: RequestContext,
  isBehindProxy: boolean,
): Promise<void> {
  const {incoming, outgoing} = c.env
  // As Google's front end does: what the caller says about itself comes before its real address.
  const said = incoming.headers['x-forwarded-for'] ?? []
  const address = isBehindProxy ? [] : (incoming.socket.remoteAddress ?? '')
  incoming.headers['x-forwarded-for'] = [said, address].flat().join(', ')
  const body = parseJson(await c.req.text())
  const header = (name: string) => c.req.header(name)
  const send = (value: unknown) => {
    outgoing.setHeader('content-type', 'application/json; charset=utf-8')
    outgoing.end(JSON.stringify(value))
    return outgoing
  }
  const status = (code: number) => {
    outgoing.statusCode = code
    return outgoing
  }
  await callable(
    Object.assign(incoming, {body, header, get: header}),
    Object.assign(outgoing, {send, json: send, status}),
  )
}
