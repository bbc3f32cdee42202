import type {MiddlewareHandler} from 'hono'
import type {Environment, RequestContext, Router} from './environment.ts'

const guards = new WeakSet<object>()

export function guard(check: (c: RequestContext) => void): MiddlewareHandler<Environment> {
  const middleware: MiddlewareHandler<Environment> = async (c, next) => {
    check(c)
    await next()
  }
  guards.add(middleware)
  return middleware
}

/** Lets everyone use a route. The answer may depend on the sender. */
export const everyone = guard(() => {})

/** Throws an Error that names a route if neither the route nor a path above it has a guard. */
export function requireGuards({routes}: Router): void {
  const guarded = routes.filter(({handler}) => guards.has(handler))
  for (const {method, path} of routes) {
    // Middleware for several routes.
    if (method === 'ALL') continue
    const isGuarded = guarded.some((each) =>
      each.method === 'ALL'
        ? each.path === path || (each.path.endsWith('/*') && `${path}/`.startsWith(each.path.slice(0, -1)))
        : each.method === method && each.path === path,
    )
    if (!isGuarded) throw new Error(`The route ${method} ${path} does not say who may use it`)
  }
}
