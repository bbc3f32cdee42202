import {type Environment, HttpError} from '@upline/lake/embed'
import type {MiddlewareHandler} from 'hono'

const windowMs = 60_000

/**
 * Answers 429 to a caller after so many requests in a minute, and to everyone once so many of all callers were answered. A caller is the
 * address that the proxy appends to X-Forwarded-For. An inquiry takes two requests, and its page sends a refused one again later.
 */
export function limitCallers({perCaller = 30, inTotal = 600} = {}): MiddlewareHandler<Environment> {
  /** At most `inTotal` callers: refused requests are not counted. */
  const counts = new Map<string, number>()
  let total = 0
  let end = 0
  return async (c, next) => {
    if (Date.now() >= end) {
      counts.clear()
      total = 0
      end = Date.now() + windowMs
    }
    const caller = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() ?? ''
    const count = counts.get(caller) ?? 0
    if (count >= perCaller || total >= inTotal)
      throw new HttpError(429, 'Too many requests: try again in a minute')
    counts.set(caller, count + 1)
    total += 1
    await next()
  }
}
