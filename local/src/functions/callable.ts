import type {IncomingMessage, ServerResponse} from 'node:http'
import type {Exchange} from '../http/exchange.ts'
import {HttpError} from '../http/http-error.ts'

/** What `onCall` of firebase-functions 7 makes: a handler of Express requests that says where it is to be mounted. */
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

/** Hands the exchange to a callable in Express's form, as far as firebase-functions uses it. */
export async function runCallable(callable: Callable, exchange: Exchange): Promise<void> {
  const {request, response} = exchange
  const body = await readBody(exchange)
  const header = (name: string) => exchange.header(name)
  const send = (value: unknown) => {
    response.setHeader('content-type', 'application/json; charset=utf-8')
    response.end(JSON.stringify(value))
    return response
  }
  const status = (code: number) => {
    response.statusCode = code
    return response
  }
  await callable(
    Object.assign(request, {body, header, get: header}),
    Object.assign(response, {send, json: send, status}),
  )
}

/** Undefined where the body is no JSON; the callable answers that itself. */
async function readBody(exchange: Exchange): Promise<unknown> {
  try {
    return await exchange.json()
  } catch (error) {
    if (error instanceof HttpError && error.status === 400) return undefined
    throw error
  }
}
