import type {MiddlewareHandler} from 'hono'
import {bodyLimit} from 'hono/body-limit'
import pLimit from 'p-limit'
import type {Environment} from './environment.ts'
import {HttpError} from './http-error.ts'

export const mebibyte = 1024 * 1024

/** Time to receive a large body (ms). Other large ones wait for a client that stops in the middle of it. */
const receiveMs = 20_000

/** Answers larger requests with 413. Requests of more than a mebibyte are answered four at a time, because their whole bodies are in memory. */
export function limitBody(maxSize: number): MiddlewareHandler<Environment> {
  const inTurn = pLimit(4)
  const limit = bodyLimit({
    maxSize,
    onError: () => {
      throw new HttpError(413, `The request is larger than the ${maxSize} bytes allowed here`)
    },
  })
  return async (c, next) => {
    if (Number(c.req.header('content-length') ?? maxSize) <= mebibyte) return limit(c, next)
    return inTurn(limit, c, async () => {
      const timer = setTimeout(() => c.env.incoming.destroy(), receiveMs)
      await c.req.arrayBuffer().finally(() => clearTimeout(timer))
      await next()
    })
  }
}
