import type {MiddlewareHandler} from 'hono'
import type {Environment, RequestContext} from './environment.ts'
import {HttpError} from './http-error.ts'

const oneDay = '86400'

/** Whether a host name is one of this machine's. */
function isLocalHost(hostname: string): boolean {
  const name = hostname.toLowerCase()
  return name === 'localhost' || name.endsWith('.localhost') || name === '127.0.0.1' || name === '[::1]'
}

function isOwnHost(c: RequestContext): boolean {
  const name = (c.req.header('host') ?? '').replace(/:\d+$/, '')
  return isLocalHost(name) || hostedName.test(name) || c.env.hosts?.includes(name) === true
}

/** The names by which the programs of `upline-lake run` reach the lake. No other page can have one of them. */
const hostedName = /^(?:[a-z0-9-]+\.)?(?:api|apicdn|cdn)\.sanity\.io$/

function isLocalOrigin(c: RequestContext, origin: string): boolean {
  const url = URL.parse(origin)
  if (!url || !/^https?:$/.test(url.protocol)) return false
  return isLocalHost(url.hostname) || c.env.hosts?.includes(url.hostname) === true
}

/** Whether a page at `origin` sends the request, under whichever of the machine's names: only the port distinguishes its pages. */
export function isFromPage(c: RequestContext, origin: string | undefined): boolean {
  const sender = c.req.header('origin')
  if (origin === undefined || sender === undefined || !isLocalOrigin(c, sender)) return false
  return URL.parse(sender)?.port === URL.parse(origin)?.port
}

/** Whether the backend's own page sends the request, or no page at all: a program or the address line of a browser. */
export function isFromSamePage(c: RequestContext): boolean {
  const site = c.req.header('sec-fetch-site')
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const sender = c.req.header('origin')
  return sender === undefined || URL.parse(sender)?.host === c.req.header('host')
}

function isRead(c: RequestContext): boolean {
  const {method} = c.req
  if (method === 'OPTIONS') return true
  return (method === 'GET' || method === 'HEAD') && c.req.header('upgrade') === undefined
}

/** Whether the browser says that a page of another site makes the request. A page under another name of this machine is one too, but sends its origin. */
function isCrossSite(c: RequestContext): boolean {
  const origin = c.req.header('origin')
  if (c.req.header('sec-fetch-site') !== 'cross-site') return false
  return origin === undefined || !isLocalOrigin(c, origin)
}

/** Images and files are public and meant for other pages; any page may link to the server's own page. */
function isForEveryone(c: RequestContext): boolean {
  if (/^\/(?:images|files)\//.test(c.req.path)) return true
  return c.req.path === '/' && c.req.header('sec-fetch-dest') === 'document'
}

/**
 * The server has no accounts, so it listens on loopback and trusts pages of this machine only: a foreign web page can
 * neither write through the visitor's browser (Origin) nor read, be it by DNS rebinding (Host) or by how an answer loads
 * (Sec-Fetch-Site).
 */
export const requireLoopback: MiddlewareHandler<Environment> = async (c, next) => {
  if (!isOwnHost(c)) {
    throw new HttpError(403, 'The server answers to localhost, *.localhost and 127.0.0.1 only')
  }
  const origin = c.req.header('origin')
  if (!isRead(c) && origin !== undefined && !isLocalOrigin(c, origin)) {
    throw new HttpError(403, 'The server takes writes from pages of this machine only')
  }
  if (isRead(c) && isCrossSite(c) && !isForEveryone(c)) {
    throw new HttpError(403, 'The server is read by pages of this machine only')
  }
  await next()
}

/** CORS for pages of this machine. hono/cors makes a response ahead of the handler's, which a raw response cannot join. */
export const allowLocalOrigins: MiddlewareHandler<Environment> = async (c, next) => {
  const origin = c.req.header('origin')
  c.header('vary', 'origin')
  if (origin !== undefined && isLocalOrigin(c, origin)) {
    c.header('access-control-allow-origin', origin)
    c.header('access-control-allow-credentials', 'true')
    c.header('access-control-expose-headers', 'x-sanity-shard, content-length, etag')
  }
  if (c.req.method !== 'OPTIONS') return next()
  return c.body(null, 204, {
    'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS',
    'access-control-allow-headers': c.req.header('access-control-request-headers') ?? '*',
    'access-control-allow-private-network': 'true',
    'access-control-max-age': oneDay,
  })
}
