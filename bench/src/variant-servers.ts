import {once} from 'node:events'
import {createServer} from 'node:http'
import type {AddressInfo} from 'node:net'
import {brotliCompressSync, constants} from 'node:zlib'
import type {Product} from './product.ts'
import {modulesOf, type Variant} from './variants.ts'

type Answer = {status: number; headers: Record<string, string>; body: Buffer}

/**
 * A server for each variant: the product's pages and files, compressed and cached alike, so that only the form differs.
 * What the pages at `paths` need is in memory afterwards. Rejects when a page cannot be rewritten.
 */
export async function serveVariants(
  product: Product,
  variants: readonly Variant[],
  paths: readonly string[],
) {
  const servers = await Promise.all(variants.map(({rewrite}) => serve(product.origin, rewrite)))
  for (const {origin} of servers) await Promise.all(paths.map((path) => warmUp(origin, path)))
  return {
    /** By the name of the variant. */
    origins: new Map(servers.map(({origin}, index) => [variants[index]?.name, origin])),
    stop: () => {
      for (const {server} of servers) {
        server.closeAllConnections()
        server.close()
      }
    },
  }
}

/** Serves what is at `origin`, its pages rewritten. */
async function serve(origin: string, rewrite: Variant['rewrite']) {
  const cache = new Map<string, Promise<Answer>>()
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    const answer = cache.get(path) ?? fetchAnswer(origin, path, rewrite)
    cache.set(path, answer)
    try {
      const {status, headers, body} = await answer
      response.writeHead(status, headers).end(body)
    } catch (error) {
      response.writeHead(500).end(String(error))
    }
  })
  await once(server.listen(0, 'localhost'), 'listening')
  // It listens on a port, not on a socket file.
  const {port} = server.address() as AddressInfo
  return {server, origin: `http://localhost:${port}`}
}

async function warmUp(origin: string, path: string): Promise<void> {
  const response = await fetch(origin + path)
  const html = await response.text()
  if (!response.ok) throw new Error(`${path} cannot be measured: ${html}`)
  for (const file of modulesOf(html)) await fetch(origin + file)
}

async function fetchAnswer(origin: string, path: string, rewrite: Variant['rewrite']): Promise<Answer> {
  const response = await fetch(origin + path)
  const type = response.headers.get('content-type') ?? ''
  const headers: Record<string, string> = {
    'content-type': type,
    'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  }
  let body: Buffer = Buffer.from(await response.arrayBuffer())
  if (type.includes('html')) body = Buffer.from(rewrite(body.toString()))
  if (/html|css|javascript|json|svg|xml/.test(type)) {
    body = brotliCompressSync(body, {params: {[constants.BROTLI_PARAM_QUALITY]: 9}})
    headers['content-encoding'] = 'br'
  }
  return {status: response.status, headers, body}
}
