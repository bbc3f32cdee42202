import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http'
import type {Duplex} from 'node:stream'
import {WebSocketServer} from 'ws'
import {Exchange} from './exchange.ts'
import {HttpError} from './http-error.ts'
import {isLocalHostHeader, isLocalOrigin} from './origin.ts'
import {compilePath} from './path-pattern.ts'
import type {Room} from './room.ts'

const oneDay = '86400'

/** The HTTP server of all rooms. It is not listening yet. */
export function createBackendServer(rooms: Room[]): Server {
  const routes = rooms
    .flatMap((room) => room.routes)
    .map((route) => ({...route, match: compilePath(route.path)}))
  const sockets = rooms
    .flatMap((room) => room.sockets ?? [])
    .map((socket) => ({...socket, match: compilePath(socket.path)}))
  const webSockets = new WebSocketServer({noServer: true, maxPayload: 1024 * 1024})

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = localUrl(request)
    allowOrigin(request, response)
    if (request.method === 'OPTIONS') {
      preflight(request, response)
      return
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') refuseForeignOrigin(request)

    for (const route of routes) {
      if (route.method !== request.method && !(route.method === 'GET' && request.method === 'HEAD')) continue
      const params = route.match(url.pathname)
      if (params) return route.handle(new Exchange(request, response, url, params))
    }
    throw new HttpError(404, `The local backend has no ${request.method} ${url.pathname}`)
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => fail(request, response, error))
  })
  server.on('upgrade', (request: IncomingMessage, connection: Duplex, head: Buffer) => {
    try {
      const url = localUrl(request)
      refuseForeignOrigin(request)
      for (const socket of sockets) {
        const params = socket.match(url.pathname)
        if (!params) continue
        webSockets.handleUpgrade(request, connection, head, (opened) => socket.connect(opened, params))
        return
      }
      throw new HttpError(404, `The local backend has no websocket ${url.pathname}`)
    } catch (error) {
      const {status, message} = error instanceof HttpError ? error : new HttpError(400, 'Bad request')
      connection.end(
        `HTTP/1.1 ${status} Refused\r\nconnection: close\r\ncontent-type: text/plain\r\n\r\n${message}\n`,
      )
    }
  })
  return server
}

function localUrl(request: IncomingMessage): URL {
  const {host} = request.headers
  if (!isLocalHostHeader(host)) {
    throw new HttpError(403, 'The local backend answers to localhost, *.localhost and 127.0.0.1 only')
  }
  const url = URL.parse(`http://${host}${request.url ?? '/'}`)
  if (!url) throw new HttpError(400, 'The request address cannot be read')
  return url
}

function refuseForeignOrigin(request: IncomingMessage): void {
  const {origin} = request.headers
  if (origin !== undefined && !isLocalOrigin(origin)) {
    throw new HttpError(403, 'The local backend takes writes from pages of this machine only')
  }
}

function allowOrigin(request: IncomingMessage, response: ServerResponse): void {
  const {origin} = request.headers
  response.setHeader('vary', 'origin')
  if (origin === undefined || !isLocalOrigin(origin)) return
  response.setHeader('access-control-allow-origin', origin)
  response.setHeader('access-control-allow-credentials', 'true')
  response.setHeader('access-control-expose-headers', 'x-sanity-shard, content-length, etag')
}

function preflight(request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(204, {
    'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
    'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '*',
    'access-control-allow-private-network': 'true',
    'access-control-max-age': oneDay,
  })
  response.end()
}

function fail(request: IncomingMessage, response: ServerResponse, error: unknown): void {
  const known = error instanceof HttpError ? error : undefined
  // The path only: query parameters and bodies may hold personal data.
  if (!known) console.error(`${request.method} ${request.url?.split('?')[0]} failed:`, error)
  if (response.headersSent) {
    response.destroy()
    return
  }
  const {status, body} = known ?? new HttpError(500, 'The local backend failed; its terminal says why')
  // An unread body would otherwise keep the connection busy.
  if (!request.complete) response.setHeader('connection', 'close')
  response.writeHead(status, {'content-type': 'application/json; charset=utf-8'})
  response.end(JSON.stringify(body))
}
