import {readFileSync} from 'node:fs'
import {createServer, type RequestListener, request} from 'node:http'
import {join} from 'node:path'
import {
  type HostingConfig,
  type HostRedirect,
  hostingOf,
  readHosting,
} from '@upline/prerender/hosting/hosting.ts'
import {createStaticHandler} from '@upline/prerender/hosting/static-handler.ts'
import {root} from '@upline/scripts/bootstrap/root.mjs'
import redirectsOfSuperstatic from 'superstatic/lib/middleware/redirects.js'
import superstatic from 'superstatic/lib/superstatic.js'
import {type Host, listen} from './listen.ts'

const firebaseFile = join(root, 'firebase.json')

/** The step of Firebase's static server that redirects, without a server. Its declaration has no parameters. */
export const superstaticRedirects: () => (request: object, response: object, next: () => void) => void =
  redirectsOfSuperstatic

/** Starts Firebase's static server with the project's firebase.json and other `settings` on the files in `folder`. */
export function startSuperstatic(folder: string, settings = {}): Promise<Host> {
  const {hosting} = JSON.parse(readFileSync(firebaseFile, 'utf8'))
  const options = {cwd: folder, config: {...hosting, ...settings, public: '.'}, fallthrough: false}
  // Its type also allows an error handler.
  const handle = superstatic(options) as (...args: [...Parameters<RequestListener>, () => void]) => void
  return listen(createServer((request, response) => handle(request, response, () => response.end())))
}

/** Starts the project's static server on the same files, with redirects of the content and other settings. */
export function startStaticServer(
  folder: string,
  redirects: readonly HostRedirect[] = [],
  settings: Partial<HostingConfig> = {},
): Promise<Host> {
  const hosting = hostingOf({...readHosting(), ...settings}, () => redirects)
  return listen(createServer(createStaticHandler({folder, hosting})))
}

/** Two names for one type (RFC 9239, RFC 7303); Firebase has used both. */
const synonym = [/^(?:text|application)\/(javascript|xml)\b.*/, '$1'] as const

export type HostAnswer = {status: number; headers: Record<string, string | undefined>; body: string}

const comparedHeaders = [
  'location',
  'content-type',
  ...(JSON.parse(readFileSync(firebaseFile, 'utf8')) as HostingFile).hosting.headers.flatMap(({headers}) =>
    headers.map(({key}) => key.toLowerCase()),
  ),
]
type HostingFile = {hosting: {headers: {headers: {key: string}[]}[]}}

/** Requests a path verbatim. Ignores the body of a redirect. */
export function ask({origin}: Pick<Host, 'origin'>, path: string): Promise<HostAnswer> {
  const {hostname, port} = new URL(origin)
  return new Promise((resolve, reject) => {
    const sent = request({hostname, port, path}, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      const {statusCode: status = 0} = response
      const isRedirect = status >= 300 && status < 400
      const headers = Object.fromEntries(
        comparedHeaders
          .filter((name) => !isRedirect || name === 'location')
          .map((name) => [name, response.headers[name]?.toString().replace(...synonym)]),
      )
      resolve({status, headers, body: isRedirect ? '' : Buffer.concat(chunks).toString('latin1')})
    })
    sent.on('error', reject).end()
  })
}
