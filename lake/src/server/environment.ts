import type {HttpBindings} from '@hono/node-server'
import type {Context, Hono} from 'hono'

/** Node's own request and response stand behind every context. */
export interface Environment {
  Bindings: HttpBindings & {
    /** Further names of this server. */
    hosts?: readonly string[]
  }
}

export type Router = Hono<Environment>
export type RequestContext = Context<Environment>
