import {readFileSync} from 'node:fs'
import type {IncomingMessage, RequestListener, ServerResponse} from 'node:http'
import {join} from 'node:path'
import {constants} from 'node:zlib'
import compression from 'compression'
import sirv, {type Options} from 'sirv'

// Each answer is compressed anew: 5 costs a page 2 ms, the highest quality a hundred.
const compress = compression({brotli: {params: {[constants.BROTLI_PARAM_QUALITY]: 5}}})

const hashed = /^\/(?:assets\/|social\/|_content\/site\.)/

export type Folders = {
  /** What was drawn. */
  pages: string
  /** The browser build. */
  client: string
  /** May show a page in a frame, beside the site itself. */
  studioUrl?: string | undefined
  /** Sees to it that a picture for shared links is there, if it is one of the site's. */
  drawPicture?: (file: string) => Promise<void>
}

/**
 * Answers as the static host does: compressed, pages without `.html` in their address, hashed files for ever, the 404 page with status
 * 404.
 */
export function createHandler({pages, client, studioUrl, drawPicture}: Folders): RequestListener {
  const framing = ["frame-ancestors 'self'", studioUrl].filter(Boolean).join(' ')
  const options: Options = {
    dev: true,
    setHeaders: (response, path) => {
      if (hashed.test(path)) response.setHeader('cache-control', 'public, max-age=31536000, immutable')
    },
  }
  const fromPages = sirv(pages, {...options, extensions: ['html'], etag: true})
  const fromClient = sirv(client, {...options, extensions: []})
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
    const fromFolders = () =>
      fromPages(request, response, () =>
        isBuildFile ? notFound(response) : fromClient(request, response, () => notFound(response)),
      )
    if (!drawPicture || !pathname.startsWith('/social/')) return fromFolders()
    drawPicture(pathname.slice(1)).catch(console.error).then(fromFolders)
  }
  return (request, response) => {
    // Its types speak of Express; it needs no more of it than Node's own requests have.
    const [ofExpress, toExpress] = [request, response] as unknown as Parameters<typeof compress>
    compress(ofExpress, toExpress, () => answer(request, response))
  }
}
