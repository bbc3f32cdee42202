/**
 * `node scripts/product/studio-server.ts --folder <built Studio> --port <port>`: serves a built Studio on loopback.
 * Every path that is no file is the Studio's own (it routes in the browser). Prints `ready <url>` when it listens.
 */
import {createReadStream} from 'node:fs'
import {stat} from 'node:fs/promises'
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http'
import {extname, join, normalize} from 'node:path'
import {parseArgs} from 'node:util'

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

export function createStudioServer(folder: string) {
  return createServer((request, response) => {
    answer(folder, request, response).catch(() => response.writeHead(500).end())
  })
}

async function answer(folder: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, {allow: 'GET, HEAD'}).end()
    return
  }
  const path = filePath(request.url ?? '/')
  if (path === undefined) {
    response.writeHead(400).end()
    return
  }
  const asked = join(folder, path)
  const isFile = (await stat(asked).catch(() => undefined))?.isFile() === true
  // A missing script must fail as such, not as a page of HTML.
  if (!isFile && extname(path) in types && extname(path) !== '.html') {
    response.writeHead(404).end()
    return
  }
  const file = isFile ? asked : join(folder, 'index.html')
  response.writeHead(200, {
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    // `sanity build` puts a hash of the content into the names of scripts and styles; the thumbnails have none.
    'cache-control': /-[\w-]{8}\.(?:css|js|mjs)$/.test(file)
      ? 'public, max-age=31536000, immutable'
      : 'no-cache',
  })
  if (request.method === 'HEAD') {
    response.end()
    return
  }
  createReadStream(file)
    .on('error', () => response.destroy())
    .pipe(response)
}

/** The asked path inside the folder; undefined for one that cannot be read. Dot files are not for visitors. */
function filePath(url: string): string | undefined {
  try {
    const path = normalize(decodeURIComponent(URL.parse(url, 'http://localhost')?.pathname ?? '/'))
    return path.includes('\0') || path.split('/').some((part) => part.startsWith('.')) ? '/' : path
  } catch {
    return undefined
  }
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
