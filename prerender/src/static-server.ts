import {createServer, type RequestListener, type Server} from 'node:http'

/** A server whose process no connection ends. It says at `/healthz` that it answers, and is not listening yet. */
export function createStaticServer(handler: RequestListener): Server {
  const server = createServer((request, response) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead || request.url !== '/healthz') return handler(request, response)
    response.writeHead(200, {'content-type': 'application/json', 'cache-control': 'no-store'})
    response.end('{"status":"ok"}')
  })
  return server.on('connection', (socket) => {
    // Node stops listening to errors of a connection that asks for another protocol, and one without a listener ends the process.
    socket.on('error', () => {})
  })
}
