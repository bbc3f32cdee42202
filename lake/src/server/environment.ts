import type {HttpBindings} from '@hono/node-server'
import type {Context, Hono} from 'hono'

/** Every context gives access to Node's own request and response. */
export interface Environment {
  Bindings: HttpBindings & {
    hosts?: readonly string[]
  }
}

export type Router = Hono<Environment>
export type RequestContext = Context<Environment>
