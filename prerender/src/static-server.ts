import {createServer, type RequestListener, type Server} from 'node:http'

/** A server whose process no connection ends. It is not listening yet. */
export function createStaticServer(handler: RequestListener): Server {
  return createServer(handler).on('connection', (socket) => {
    // Node stops listening to errors of a connection that asks for another protocol, and one without a listener ends the process.
    socket.on('error', () => {})
  })
}
