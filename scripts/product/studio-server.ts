/**
 * `node scripts/product/studio-server.ts --folder <built Studio> --port <port>`: serves a built Studio on loopback.
 * Every path that is no file is the Studio's own (it routes in the browser). Prints `ready <url>` when it listens.
 */
import type {Server} from 'node:http'
import {parseArgs} from 'node:util'
import sirv from 'sirv'
import {createStaticServer} from '../../prerender/src/static-server.ts'

// `sanity build` puts a hash of the content into the names of scripts and styles; the thumbnails have none.
const hashed = /-[\w-]{8}\.(?:css|js|mjs)$/

export function createStudioServer(folder: string): Server {
  const serve = sirv(folder, {
    single: true,
    etag: true,
    setHeaders: (response, path) =>
      response.setHeader(
        'cache-control',
        hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ),
  })
  return createStaticServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, {allow: 'GET, HEAD'}).end()
      return
    }
    // sirv throws at a range that ends before it begins, and the Studio asks for none.
    delete request.headers.range
    serve(request, response, () => {
      response.writeHead(404).end()
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
