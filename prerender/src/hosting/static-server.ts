import {createServer, type RequestListener, type Server} from 'node:http'

/** Creates a server that survives every broken connection and answers `/healthz`. It is not listening yet. */
export function createStaticServer(handler: RequestListener): Server {
  const server = createServer((request, response) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!isRead || request.url !== '/healthz') return handler(request, response)
    response.writeHead(200, {'content-type': 'application/json', 'cache-control': 'no-store'})
    response.end('{"status":"ok"}')
  })
  // Bounds the work for a client that sends without waiting for answers. The last response tells other clients that the connection ends.
  server.maxRequestsPerSocket = 100
  server.on('dropRequest', (_request, socket) => socket.destroy())
  return server.on('connection', (socket) => {
    // An error without a listener would end the process.
    socket.on('error', () => {})
  })
}
