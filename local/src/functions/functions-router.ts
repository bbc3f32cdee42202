import {RESPONSE_ALREADY_SENT} from '@hono/node-server/utils/response'
import {type Environment, everyone, HttpError, limitBody, mebibyte, type Router} from '@upline/lake/embed'
import {Hono} from 'hono'
import {type Callable, regionOf, runCallable} from './callable.ts'

/**
 * Serves callables at /PROJECT/REGION/NAME, where the web SDK looks for an emulator's. Behind a proxy, that appends the caller's address to
 * X-Forwarded-For.
 */
export function functionsRouter(
  project: string,
  callables: ReadonlyMap<string, Callable>,
  {isBehindProxy = false} = {},
): Router {
  return new Hono<Environment>().post(
    `/${project}/:region/:name`,
    everyone,
    limitBody(mebibyte),
    async (c) => {
      const {region, name} = c.req.param()
      const callable = callables.get(name)
      if (!callable || regionOf(callable) !== region) {
        throw new HttpError(404, `There is no function ${c.req.path}`)
      }
      await runCallable(callable, c, isBehindProxy)
      // Clones it, because a clone is always Node's own Response. The adapter would send its own Response, whose class this has once a server exists.
      return RESPONSE_ALREADY_SENT.clone()
    },
  )
}
