import {once} from 'node:events'
import type {Server} from 'node:http'
import type {Server as SocketServer} from 'node:net'
import {createAdaptorServer} from '@hono/node-server'
import {Hono} from 'hono'
import {methodNotAllowed} from 'hono/method-not-allowed'
import type {ContentfulStatusCode} from 'hono/utils/http-status'
import {getPath} from 'hono/utils/url'
import {WebSocketServer} from 'ws'
import {LakeError} from '../lake-error.ts'
import type {Environment, RequestContext, Router} from './environment.ts'
import {requireGuards} from './guard.ts'
import {HttpError, httpErrorOf} from './http-error.ts'
import {allowLocalOrigins, requireLoopback} from './loopback.ts'

/** A part of a server. No other part answers a request whose path matches. */
export interface App {
  paths: RegExp
  router: Router
}

/** Creates the server of these apps, also under the names in `hosts`. The first app whose paths match answers. Throws an Error for a route without a guard. */
export function createHttpServer(apps: readonly App[], hosts: readonly string[] = []): Server {
  const parts = apps.map(({paths, router}) => ({paths, app: appOf(router, hosts)}))
  const nothing = appOf(new Hono<Environment>(), hosts)
  const fetch = (request: Request, env: object) => {
    const path = pathOf(request)
    return (parts.find(({paths}) => paths.test(path))?.app ?? nothing).fetch(request, env)
  }

  const webSockets = new WebSocketServer({noServer: true, maxPayload: 16 * 1024})
  const server = createAdaptorServer({
    fetch,
    websocket: {server: webSockets},
    // The adapter leaves any other upgrade without an answer, and its connection without a listener for errors.
    serverOptions: {shouldUpgradeCallback: ({headers}) => headers.upgrade?.toLowerCase() === 'websocket'},
  })
  // Without options for HTTP/2 the adapter makes a server of node:http.
  const httpServer = server as Server
  // Node stops listening to errors of a connection that becomes a WebSocket, and one without a listener ends the process.
  httpServer.on('connection', (socket) => socket.on('error', () => {}))
  // After Node's 5 s, a client that a busy machine held up sends its next request on a connection that was just closed.
  httpServer.keepAliveTimeout = 60_000
  // Limits the pending requests of a client that does not wait for responses.
  httpServer.maxRequestsPerSocket = 1000
  httpServer.on('dropRequest', (_request, socket) => socket.destroy())
  return httpServer
}

/** `sanity migrations run` requests `//v2024-01-29/…`, which hosted Sanity answers. */
function pathOf(request: Request): string {
  return getPath(request).replace(/^\/+/, '/')
}

function appOf(router: Router, hosts: readonly string[]): Router {
  requireGuards(router)
  const app = new Hono<Environment>({getPath: pathOf})
  app.onError(respondError)
  app.notFound((c) => respond(c, new HttpError(404, `There is no ${c.req.method} ${c.req.path}`)))
  app.use((c, next) => {
    c.env.hosts = hosts
    return next()
  })
  app.use(allowLocalOrigins, requireLoopback)
  app.use((c, next) => (isDecodable(c.req.path) ? next() : Promise.resolve(c.notFound())))
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed(c, methods) {
        c.header('allow', methods.join(', '))
        return respond(c, new HttpError(405, `${c.req.path} takes ${methods.join(', ')} only`))
      },
    }),
  )
  return app.route('/', router)
}

/** Listens on a port and returns it; 0 means any that is free. Rejects with a sentence if the port is taken. */
export async function listen(
  server: SocketServer,
  port: number,
  {address = '127.0.0.1', advice = 'choose another'} = {},
): Promise<number> {
  server.listen(port, address)
  try {
    await once(server, 'listening')
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    throw taken ? new Error(`Port ${port} is taken: stop what uses it, or ${advice}`) : error
  }
  // A server that listens on a port has an address object.
  const bound = server.address()
  return typeof bound === 'object' && bound !== null ? bound.port : port
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** SQLITE_FULL of a transaction or ENOSPC of a file: neither is stored, not even in part. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && error.code === 'ENOSPC') return true
  // Reported for a database that cannot be opened.
  if (isDiskFull(error.cause)) return true
  return 'errcode' in error && (Number(error.errcode) & 0xff) === 13
}

const diskFull =
  'The disk of this machine is full, so nothing of this was saved. Free some space, then try again.'

function respondError(error: unknown, c: RequestContext): Response {
  if (error instanceof HttpError) return respond(c, error)
  if (error instanceof LakeError) return respond(c, httpErrorOf(error))
  if (isDiskFull(error)) return respond(c, new HttpError(507, diskFull))
  // V8's stack overflow: functions that walk through the request's JSON call themselves for each level.
  if (error instanceof RangeError && error.message.includes('call stack'))
    return respond(c, new HttpError(400, 'The request is nested too deeply'))
  // A client that left during its request is not an error. A request whose body was read counts as destroyed.
  if (!c.env.incoming.socket.destroyed) {
    // The path only: query parameters and bodies may hold personal data.
    console.error(`${c.req.method} ${c.req.path} failed:`, error)
  }
  return respond(c, new HttpError(500, 'The server failed; its terminal says why'))
}

/** Answers with JSON text of a known length, so that a short one is not compressed. */
export function jsonBody(c: RequestContext, text: string, status: ContentfulStatusCode = 200): Response {
  return c.body(text, status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(text)),
  })
}

function respond(c: RequestContext, {status, body}: HttpError): Response {
  // An unread body would be taken for the connection's next request.
  if (!c.env.incoming.complete) c.header('connection', 'close')
  if (status === 429) c.header('retry-after', '1')
  return jsonBody(c, JSON.stringify(body), status)
}
