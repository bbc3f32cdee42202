import type {Stats} from 'node:fs'
import {stat} from 'node:fs/promises'
import type {IncomingMessage, RequestListener, ServerResponse} from 'node:http'
import {join} from 'node:path'
import {redirectAddress} from '@upline/web/page/content-path.ts'
import send from 'send'
import {bestEncoding, encodedFile, largestCompressed, textType} from './compressed-files.ts'
import type {Hosting, HostRedirect} from './hosting.ts'

type StaticSite = {
  folder: string
  hosting: Hosting
  /** Makes the file at the path of a request if it is missing and is one that is made on request. */
  prepare?: (path: string) => Promise<void>
  /** HTML instead of “404” while there is neither a first page nor a 404 page. */
  emptySite?: string
}

type Found = {file: string; stats: Stats}

/** Answers as Firebase Hosting does, with the headers of firebase.json. A bad request gets 404, 405 or 416 and never ends the process. */
export function createStaticHandler({folder, hosting, prepare, emptySite}: StaticSite): RequestListener {
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = pathOf(request.url ?? '')
    // The policy is for the 404 page too: a visitor with a mistyped address sees it.
    for (const [name, value] of hosting.headersOf(path ?? '/404.html')) response.setHeader(name, value)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD')
      return refuse(response, 405)
    }
    if (path === undefined) return sendNotFound(request, response)
    const moved = hosting.redirectOf(path)
    if (moved) return redirect(moved, request, response)
    // A file that cannot be made is missing; the terminal shows the reason.
    await prepare?.(path).catch(console.error)
    const found = await findFile(folder, path)
    if (!found || path === '/404.html') return sendNotFound(request, response)
    if (path !== '/' && path.endsWith('/')) {
      return redirect({source: path, destination: path.slice(0, -1), type: 301}, request, response)
    }
    const isCompressed = textType(found.file) && found.stats.size <= largestCompressed
    if (isCompressed && !request.headers.range)
      return sendText(request, response, found).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error
        // An unpublish removed it since it was found.
        return sendNotFound(request, response)
      })
    sendFile(request, response, found)
  }

  const sendText = async (request: IncomingMessage, response: ServerResponse, {file, stats}: Found) => {
    const encoding = bestEncoding(request.headers['accept-encoding'])
    const {body, etag} = await encodedFile(file, stats, encoding)
    response.setHeader('content-type', textType(file) ?? '')
    response.setHeader('vary', 'Accept-Encoding')
    response.setHeader('etag', etag)
    if (encoding !== 'identity') response.setHeader('content-encoding', encoding)
    const isKnown = request.headers['if-none-match']
      ?.split(/,\s*/)
      .some((tag) => tag.replace(/^W\//, '') === etag)
    if (isKnown && response.statusCode === 200) {
      response.writeHead(304).end()
      return
    }
    response.setHeader('content-length', body.length)
    response.end(request.method === 'HEAD' ? undefined : body)
  }

  const sendNotFound = async (request: IncomingMessage, response: ServerResponse) => {
    const page = await findFile(folder, '/404.html')
    if (!page) return refuse(response, 404, (await findFile(folder, '/')) ? undefined : emptySite)
    response.statusCode = 404
    // It may be there after the next deploy.
    response.setHeader('cache-control', 'no-cache')
    await sendText(request, response, page)
  }

  const sendFile = (request: IncomingMessage, response: ServerResponse, {file}: Found) => {
    const options = {root: folder, cacheControl: false, index: false} as const
    send(request, encodeURI(file.slice(folder.length)).replace(/[?#]/g, encodeURIComponent), options)
      .on('error', ({status, headers}: {status: number; headers?: Record<string, string>}) => {
        for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value)
        refuse(response, status)
      })
      .pipe(response)
  }

  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      // Without the query, which may contain personal data.
      console.error(`The request for ${pathOf(request.url ?? '')} could not be answered.`, error)
      if (!response.headersSent) refuse(response, 500)
      else response.destroy()
    })
  }
}

/** Returns the decoded path of a request, or undefined if it is invalid or has a segment of dots, which no rule for headers matches. */
function pathOf(url: string): string | undefined {
  const [path = ''] = url.split(/[?#]/, 1)
  try {
    const decoded = decodeURIComponent(path)
    const isPlain = decoded.startsWith('/') && !decoded.includes('\0') && !/\/\.\.?(?:\/|$)/.test(decoded)
    return isPlain ? decoded : undefined
  } catch {
    return undefined
  }
}

/** Returns the file at a path, or the `index.html` of the folder there. Hidden files and files outside of the folder are not found. */
async function findFile(folder: string, path: string): Promise<Found | undefined> {
  const trimmed = path.replace(/\/$/, '')
  const names = trimmed.split('/').slice(1)
  if (names.some((name) => name === '' || name.startsWith('.') || name.includes('\\'))) return undefined
  const endings = path.endsWith('/') ? ['/index.html'] : ['', '/index.html']
  for (const ending of endings) {
    const file = join(folder, trimmed + ending)
    // A file that cannot be read, for example because its name is too long, is missing.
    const stats = await stat(file).catch(() => undefined)
    if (stats?.isFile()) return {file, stats}
  }
  return undefined
}

function redirect({destination, type}: HostRedirect, {url = ''}: IncomingMessage, response: ServerResponse) {
  const [, query] = url.split('?', 2)
  // The browser adds the anchor.
  const asked = {search: query ? `?${query}` : '', hash: ''}
  response.writeHead(type, {location: redirectAddress(encodeURI(destination), asked)}).end()
}

function refuse(response: ServerResponse, status: number, html?: string): void {
  response.statusCode = status
  response.setHeader('content-type', `text/${html ? 'html' : 'plain'}; charset=utf-8`)
  response.end(html ?? `${status}\n`)
}
