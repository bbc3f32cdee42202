import type {Exchange} from './exchange.ts'
import type {SocketRoute} from './sockets.ts'

export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * One address of the backend. In `path`, a segment `:name` stands for one segment and `:name*`, as the last one,
 * for all that follow; everything else is literal (`documents:commit` is a plain segment). Parameters arrive decoded.
 */
export interface Route {
  method: Method
  path: string
  handle(exchange: Exchange): Promise<void> | void
}

/** A self-contained part of the backend (lake, Firestore, functions, mail, dashboard), plugged in by `main.ts`. */
export interface Room {
  routes: Route[]
  sockets?: SocketRoute[]
  /** Runs before the server listens; a rejection stops the process with the error's message. */
  start?(): Promise<void>
  stop?(): Promise<void>
}
