import type {MiddlewareHandler} from 'hono'
import {LRUCache} from 'lru-cache'
import type {Limits} from '../documents/limits.ts'
import type {Environment, RequestContext} from '../server/environment.ts'
import {HttpError} from '../server/http-error.ts'
import {perDataset} from './per-dataset.ts'

/** The kinds of requests that are counted separately. The CDN serves assets, whose requests are not counted. */
type Kind = 'query' | 'mutation' | 'upload' | 'listener' | 'asset' | 'other'

/**
 * Counts the requests of a route for the limits of its dataset, which comes before. Answers 429 with `retry-after` to a client that asks too fast or
 * too much at a time, 402 once the plan is spent, 413 to a transaction and 414 to an address that is too long.
 */
export function counted(kind: Kind = 'other'): MiddlewareHandler<Environment> {
  return (c, next) => limiterOf(c.var.dataset)(kind, c, next)
}

type Limiter = (
  kind: Kind,
  ...rest: Parameters<MiddlewareHandler<Environment>>
) => ReturnType<MiddlewareHandler<Environment>>

const limiterOf = perDataset(({limits}): Limiter => {
  if (!limits) return (_kind, _c, next) => next()
  const all = rate(limits.requestsPerSecond)
  const rates: Partial<Record<Kind, (client: string) => boolean>> = {
    mutation: rate(limits.mutationsPerSecond),
    upload: rate(limits.uploadsPerSecond),
  }
  const atATime: Partial<Record<Kind, number>> = {
    query: limits.concurrentQueries,
    mutation: limits.concurrentMutations,
    listener: limits.listeners,
  }
  const running = new Map<Kind, number>()
  let requests = 0
  let bytes = 0

  return async (kind, c, next) => {
    const {socket} = c.env.incoming
    const sent = socket.bytesWritten
    // A WebSocket has no response. Its connection and an event stream end long after they were answered.
    const answer = c.env.outgoing ?? socket
    answer.once('close', () => {
      bytes += socket.bytesWritten - sent
    })
    if (bytes > limits.bandwidth) throw quotaExceeded(`${limits.bandwidth} bytes of bandwidth`)
    if (kind === 'asset') return next()
    const client = socket.remoteAddress ?? ''
    const now = running.get(kind) ?? 0
    const isTooFast = !all(client) || rates[kind]?.(client) === false
    if (isTooFast || now >= (atATime[kind] ?? Number.POSITIVE_INFINITY)) {
      if (kind === 'listener' && !isTooFast)
        throw new HttpError(429, `Max listener limit exceeded at ${limits.listeners}`)
      throw new HttpError(429, 'Too many requests: wait a second and send them more slowly')
    }
    requests += 1
    if (requests > limits.quota) throw quotaExceeded(`${limits.quota} requests`)
    refuseLong(c, kind, limits)
    running.set(kind, now + 1)
    answer.once('close', () => running.set(kind, (running.get(kind) ?? 1) - 1))
    await next()
  }
})

function refuseLong(c: RequestContext, kind: Kind, {queryBytes, mutationBytes}: Limits): void {
  const {method, url} = c.req
  if (kind === 'query' && method === 'GET' && Buffer.byteLength(url) > queryBytes)
    throw new HttpError(414, `A query by GET may have ${queryBytes} bytes: send a longer one by POST`)
  if (kind === 'mutation' && Number(c.req.header('content-length') ?? 0) > mutationBytes)
    throw new HttpError(413, `Request body exceeds limit of ${mutationBytes} bytes`)
}

/** Returns a function that counts a client's requests and returns whether they are at most so many a second. */
function rate(most: number): (client: string) => boolean {
  const counts = new LRUCache<string, number>({max: 1000, ttl: 1000, noUpdateTTL: true})
  return (client) => {
    const count = (counts.get(client) ?? 0) + 1
    counts.set(client, count)
    return count <= most
  }
}

/** The answer once a quota of the plan is used up, as hosted. */
export function quotaExceeded(what: string): HttpError {
  return new HttpError(402, `The quota of ${what} of this plan is spent`)
}
