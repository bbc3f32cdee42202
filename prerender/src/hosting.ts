import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {Minimatch} from 'minimatch'

type Header = {key: string; value: string}
type HostingConfig = {trailingSlash?: boolean; headers?: {source: string; headers: Header[]}[]}

/** Settings of Firebase Hosting that a static server applies. */
export type Hosting = {
  /** The headers of a path; of two rules for one header the later counts, as with Firebase. */
  headersOf(path: string): Map<string, string>
}

// What the local server does as well, and what concerns the upload alone.
const knownSettings = ['public', 'ignore', 'trailingSlash', 'headers']

/**
 * Reads `hosting` of a firebase.json. Throws on a setting that the local server does not apply: it would serve another site than
 * Firebase does.
 */
export function readHosting(file = join(import.meta.dirname, '../../firebase.json')): Hosting {
  const {hosting}: {hosting: HostingConfig} = JSON.parse(readFileSync(file, 'utf8'))
  const unknown = Object.keys(hosting).filter((name) => !knownSettings.includes(name))
  if (unknown.length > 0 || hosting.trailingSlash !== false) {
    throw new Error(
      `${file}: the local static server needs "trailingSlash": false and cannot apply: ${unknown.join(', ') || 'another value'}. Teach it in prerender/src/static-handler.ts or leave it out.`,
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
  }
}

/** The same, with another Content-Security-Policy: that of another build. */
export function withPolicy(hosting: Hosting, policy: string): Hosting {
  return {headersOf: (path) => hosting.headersOf(path).set('content-security-policy', policy)}
}
