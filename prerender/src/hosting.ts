import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {Minimatch} from 'minimatch'

/** A redirect as `hosting.redirects` of firebase.json has it. 301 is for good; browsers and search engines ask again after 302. */
export type HostRedirect = {source: string; destination: string; type: 301 | 302}

type Header = {key: string; value: string}
type HostingConfig = {
  trailingSlash?: boolean
  headers?: {source: string; headers: Header[]}[]
  redirects?: HostRedirect[]
}

/** Settings of Firebase Hosting that a static server applies. */
export type Hosting = {
  /** The headers of a path; of two rules for one header the later counts, as with Firebase. */
  headersOf(path: string): Map<string, string>
  /** The redirect of a path, which comes before any file. */
  redirectOf(path: string): HostRedirect | undefined
}

// What the local server does as well, and what concerns the upload alone.
const knownSettings = ['public', 'ignore', 'trailingSlash', 'headers', 'redirects']

/**
 * Reads `hosting` of a firebase.json. Throws on a setting that the local server does not apply: it would serve another site than
 * Firebase does.
 */
export function readHosting(file = join(import.meta.dirname, '../../firebase.json')): Hosting {
  const {hosting}: {hosting: HostingConfig} = JSON.parse(readFileSync(file, 'utf8'))
  const unknown = Object.keys(hosting).filter((name) => !knownSettings.includes(name))
  if (unknown.length > 0 || hosting.trailingSlash !== false) {
    throw new Error(
      `${file}: the local static server needs "trailingSlash": false and cannot apply: ${unknown.join(', ') || 'another value'}. Add it to prerender/src/static-handler.ts or leave it out.`,
    )
  }
  // Compiled once: each request asks for all of them.
  const rules = (hosting.headers ?? []).map(({source, headers}) => ({
    pattern: new Minimatch(source, {dot: true}),
    headers: headers.map(({key, value}) => [key.toLowerCase(), value] as const),
  }))
  return {
    headersOf: (path) =>
      new Map(rules.filter(({pattern}) => pattern.match(path)).flatMap(({headers}) => headers)),
    redirectOf: (path) => redirectAt(hosting.redirects ?? [], path),
  }
}

/** The same, with another Content-Security-Policy: that of another build. */
export function withPolicy(hosting: Hosting, policy: string): Hosting {
  return {
    ...hosting,
    headersOf: (path) => hosting.headersOf(path).set('content-security-policy', policy),
  }
}

/** The same, with the redirects as they are when a request comes. */
export function withRedirects(hosting: Hosting, current: () => readonly HostRedirect[]): Hosting {
  return {...hosting, redirectOf: (path) => redirectAt(current(), path)}
}

/** With a slash at its end too, as Firebase does. */
function redirectAt(redirects: readonly HostRedirect[], path: string): HostRedirect | undefined {
  const bare = path.replace(/\/$/, '')
  return redirects.find(({source}) => source === bare)
}
