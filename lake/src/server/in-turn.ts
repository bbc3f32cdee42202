import type {Socket} from 'node:net'
import type {MiddlewareHandler} from 'hono'
import type {Environment} from './environment.ts'

/**
 * Starts a request after the previous one of its connection is answered. HTTP/1.1 lets a client send thousands at once, but answers are
 * sent in order anyway, and a client that has disconnected needs none.
 */
export function answerInTurn(): MiddlewareHandler<Environment> {
  const last = new WeakMap<Socket, Promise<void>>()
  return async (c, next) => {
    const {incoming, outgoing} = c.env
    // An upgrade has no response, and is the last request of its connection.
    if (!outgoing) return next()
    const {socket} = incoming
    const before = last.get(socket)
    last.set(socket, new Promise((resolve) => outgoing.once('close', resolve)))
    await before
    if (socket.destroyed) return c.body(null)
    await next()
  }
}
