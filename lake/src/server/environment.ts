import type {HttpBindings} from '@hono/node-server'
import type {Context, Hono} from 'hono'
import type {Access} from '../access/roles.ts'

/** Node's own request and response stand behind every context. */
export interface Environment {
  Bindings: HttpBindings & {
    /** The sender of the request, if the lake has accounts. */
    access?: Access
    /** Further names of this server. */
    hosts?: readonly string[]
  }
}

export type Router = Hono<Environment>
export type RequestContext = Context<Environment>
