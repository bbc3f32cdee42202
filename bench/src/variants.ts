import {readFileSync} from 'node:fs'
import {createServer, type Server} from 'node:http'
import {join} from 'node:path'
import {brotliCompressSync, constants} from 'node:zlib'
import type {Chunk} from '../../prerender/src/build.ts'

/** A way to serve one and the same site. */
export type Variant = 'ours' | 'no script' | 'plain SPA'
export const variants = ['ours', 'no script', 'plain SPA'] as const satisfies Variant[]

/**
 * Servers of the same pages and files in other forms. "no script" is ours with all scripts removed: the limit. "plain
 * SPA" is the same app without prerendering, as a bundler's template serves it: an empty page with its style sheet and
 * modules, data asked for at the start. All are compressed alike, ours too, so that only the form differs.
 */
export async function serveVariants(origin: string, build: string) {
  const spa = spaDocument(build)
  const rewrite: Record<Variant, (html: string) => string> = {
    ours: (html) => html,
    'no script': (html) => html.replace(/<script data-modules[\s\S]*?<\/script>/, ''),
    'plain SPA': () => spa,
  }
  const servers = await Promise.all(variants.map((variant) => serve(origin, rewrite[variant])))
  const address = (index: number) => {
    const at = servers[index]?.address()
    return `http://localhost:${typeof at === 'object' && at ? at.port : 0}`
  }
  return {
    origins: Object.fromEntries(variants.map((variant, index) => [variant, address(index)])) as Record<
      Variant,
      string
    >,
    stop: () => {
      for (const server of servers) {
        server.closeAllConnections()
        server.close()
      }
    },
  }
}

function serve(origin: string, rewrite: (html: string) => string): Promise<Server> {
  const kept = new Map<string, {status: number; type: string; body: Buffer; encoding?: string}>()
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    const answer = kept.get(path) ?? (await answerOf(origin + path, rewrite))
    kept.set(path, answer)
    response.writeHead(answer.status, {
      'content-type': answer.type,
      'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(answer.encoding ? {'content-encoding': answer.encoding} : {}),
    })
    response.end(answer.body)
  })
  return new Promise((resolve) => {
    server.listen(0, 'localhost', () => resolve(server))
  })
}

async function answerOf(address: string, rewrite: (html: string) => string) {
  const response = await fetch(address)
  const type = response.headers.get('content-type') ?? ''
  const text = /html|css|javascript|json|svg|xml/.test(type)
  let body: Buffer = Buffer.from(await response.arrayBuffer())
  if (type.includes('html')) body = Buffer.from(rewrite(body.toString()))
  if (!text) return {status: response.status, type, body}
  body = brotliCompressSync(body, {params: {[constants.BROTLI_PARAM_QUALITY]: 9}})
  return {status: response.status, type, body, encoding: 'br'}
}

/** What Vite makes of an app whose entry is the site itself. */
function spaDocument(build: string): string {
  const manifest: Record<string, Chunk> = JSON.parse(
    readFileSync(join(build, 'client/manifest.json'), 'utf8'),
  )
  const entry = manifest['index.html']
  const site = manifest['src/app/start-site.tsx']
  if (!entry || !site) throw new Error('The manifest of the build has no entry')
  const files = new Set([site])
  for (const chunk of files) for (const name of chunk.imports ?? []) files.add(manifest[name] ?? chunk)
  const preloads = [...files]
    .map(({file}) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('')
  const styles = (entry.css ?? [])
    .map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`)
    .join('')
  const head = readFileSync(join(build, 'client/index.html'), 'utf8')
    .split('<!--head-->')[0]
    ?.replace(/<(?:script|link rel="(?:modulepreload|stylesheet)")[^>]*>(?:<\/script>)?/g, '')
  return `${head}<script type="module">import {startSite} from '/${site.file}'; startSite()</script>${preloads}${styles}</head><body><div id="root"></div></body></html>`
}
