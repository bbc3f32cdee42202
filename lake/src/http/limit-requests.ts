import type {MiddlewareHandler} from 'hono'
import type {Limits} from '../documents/limits.ts'
import type {Environment} from '../server/environment.ts'
import {HttpError} from '../server/http-error.ts'

/** Answers 429 with `retry-after` to a client that asks too fast, 402 once the quota is spent, 414 to a query too long for its address. */
export function limitRequests(limits: Limits): MiddlewareHandler<Environment> {
  const all = new Rate(limits.requestsPerSecond)
  const mutations = new Rate(limits.mutationsPerSecond)
  let spent = 0
  return async (c, next) => {
    const {path} = c.req
    const address = c.env.incoming.socket.remoteAddress ?? ''
    const isMutation = c.req.method === 'POST' && /\/data\/(?:mutate|actions)\//.test(path)
    if (!all.take(address) || (isMutation && !mutations.take(address))) {
      c.header('retry-after', '1')
      throw refusal(429, 'Too Many Requests', 'Too many requests: wait a second and send them more slowly')
    }
    spent += 1
    if (spent > limits.quota)
      throw refusal(402, 'Payment Required', `The quota of ${limits.quota} requests of this plan is spent`)
    if (
      c.req.method === 'GET' &&
      Buffer.byteLength(c.req.url) > limits.queryBytes &&
      path.includes('/data/query/')
    )
      throw refusal(
        414,
        'URI Too Long',
        `A query by GET may have ${limits.queryBytes} bytes: send a longer one by POST`,
      )
    await next()
  }
}

/** At most so many a second for each client. */
class Rate {
  readonly #most: number
  readonly #counts = new Map<string, number>()
  #second = 0

  constructor(most: number) {
    this.#most = most
  }

  take(client: string): boolean {
    const second = Math.floor(Date.now() / 1000)
    if (second !== this.#second) this.#counts.clear()
    this.#second = second
    const count = (this.#counts.get(client) ?? 0) + 1
    this.#counts.set(client, count)
    return count <= this.#most
  }
}

function refusal(statusCode: 402 | 414 | 429, error: string, message: string): HttpError {
  return new HttpError(statusCode, message, {statusCode, error, message})
}
