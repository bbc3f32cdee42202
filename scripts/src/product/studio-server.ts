/**
 * `node scripts/src/product/studio-server.ts --folder <built Studio> --port <port>`: serves a built Studio on loopback.
 * Other paths get the Studio's index.html, because it routes in the browser. Prints `ready <url>` when it listens.
 */
import type {IncomingMessage, Server, ServerResponse} from 'node:http'
import {parseArgs} from 'node:util'
import {createStaticServer} from '@upline/prerender/hosting/static-server.ts'
import send from 'send'

// `sanity build` adds a content hash to the names of scripts and styles, not of thumbnails.
const hashed = /-[\w-]{8}\.(?:css|js|mjs)$/
/**
 * Keeps the Studio on this machine: it would ask sanity.io for its version, a font and a bridge to its dashboard. No page may frame it,
 * because it has no login: a click into a hidden frame would publish.
 */
const localOnly = [
  "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:",
  'http://localhost:* http://*.localhost:* ws://localhost:*;',
  "frame-ancestors 'none'",
].join(' ')
const likeFile = /\/[^/]+\.\w+$/

export function createStudioServer(folder: string): Server {
  const sendFile = (
    path: string,
    request: IncomingMessage,
    response: ServerResponse,
    otherwise: (status: number) => void,
  ) =>
    // The Studio requests no ranges.
    send(request, path, {root: folder, index: false, cacheControl: false, acceptRanges: false})
      .on('headers', () => {
        response.setHeader('content-security-policy', localOnly)
        response.setHeader(
          'cache-control',
          hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
        )
      })
      .on('directory', () => otherwise(404))
      .on('error', ({status}: {status: number}) => {
        // The file failed while it was read.
        if (response.headersSent) response.destroy()
        else otherwise(status)
      })
      .pipe(response)

  return createStaticServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, {allow: 'GET, HEAD'}).end()
      return
    }
    const [path = '/'] = (request.url ?? '/').split(/[?#]/, 1)
    const refuse = (status: number) => response.writeHead(status).end()
    sendFile(path, request, response, (status) => {
      if (likeFile.test(path)) refuse(status)
      else sendFile('/index.html', request, response, refuse)
    })
  })
}

if (import.meta.main) {
  const {values} = parseArgs({options: {folder: {type: 'string'}, port: {type: 'string'}}})
  if (!values.folder || !values.port) {
    console.error('The Studio server needs --folder and --port.')
    process.exit(2)
  }
  const {port} = values
  createStudioServer(values.folder)
    .on('error', (error) => {
      console.error(`The Studio server cannot listen on port ${port}: ${error.message}`)
      process.exit(1)
    })
    .listen(Number(port), 'localhost', () => console.log(`ready http://localhost:${port}`))
}
