import {readFileSync} from 'node:fs'
import type {IncomingMessage, RequestListener, ServerResponse} from 'node:http'
import {join} from 'node:path'
import {constants} from 'node:zlib'
import compression from 'compression'
import sirv, {type Options} from 'sirv'

// Each answer is compressed anew: 5 costs a page 2 ms, the highest quality a hundred.
const compress = compression({brotli: {params: {[constants.BROTLI_PARAM_QUALITY]: 5}}})

const hashed = /^\/(?:assets\/|_content\/site\.)/

/**
 * Answers as the static host does: compressed, pages without `.html` in their address, hashed files for ever, the 404 page with status
 * 404. Only the site itself and the Studio at `studioUrl` may show a page in a frame.
 */
export function createHandler(pages: string, clientFolder: string, studioUrl?: string): RequestListener {
  const framing = ["frame-ancestors 'self'", studioUrl].filter(Boolean).join(' ')
  const options: Options = {
    dev: true,
    setHeaders: (response, path) => {
      if (hashed.test(path)) response.setHeader('cache-control', 'public, max-age=31536000, immutable')
    },
  }
  const fromPages = sirv(pages, {...options, extensions: ['html'], etag: true})
  const fromClient = sirv(clientFolder, {...options, extensions: []})
  const notFound = (response: ServerResponse) => {
    response.writeHead(404, {'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache'})
    response.end(readFileSync(join(pages, '404.html')))
  }
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('content-security-policy', framing)
    const {pathname} = new URL(request.url ?? '/', 'http://site')
    if (pathname.length > 1 && pathname.endsWith('/')) {
      response.writeHead(308, {location: pathname.replace(/\/+$/, '').replace(/^\/*/, '/') || '/'})
      response.end()
      return
    }
    // Vite's template and manifest are no pages.
    const isBuildFile = /^\/(index|manifest)\b/.test(pathname)
    fromPages(request, response, () =>
      isBuildFile ? notFound(response) : fromClient(request, response, () => notFound(response)),
    )
  }
  return (request, response) => {
    // Its types speak of Express; it needs no more of it than Node's own requests have.
    const [ofExpress, toExpress] = [request, response] as unknown as Parameters<typeof compress>
    compress(ofExpress, toExpress, () => answer(request, response))
  }
}
