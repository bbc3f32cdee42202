import {readFileSync, writeFileSync} from 'node:fs'
import {basename, dirname, join} from 'node:path'
import {
  namesIn,
  redirectOf,
  validatePattern,
  validateTarget,
} from '@upline/domain/content/redirect-pattern.ts'
import {Minimatch} from 'minimatch'

/** A redirect as `hosting.redirects` of firebase.json has it. 301 is permanent; after 302, browsers and search engines ask again. */
export type HostRedirect = {source: string; destination: string; type: 301 | 302}

type Header = {key: string; value: string}

export type HostingConfig = {
  public: string
  trailingSlash?: boolean
  headers?: {source: string; headers: Header[]}[]
  redirects?: readonly HostRedirect[]
}

export type Hosting = ReturnType<typeof hostingOf>

// Settings that the local server applies too, and settings of the upload.
const knownSettings = ['public', 'ignore', 'trailingSlash', 'headers', 'redirects']

/** Returns the path of the configuration that deploys a build: next to the folder of the site. */
export const builtConfigFile = (folder: string): string => join(dirname(folder), 'firebase.json')

/** Reads `hosting` of a firebase.json. Throws on a setting that the local server does not apply, because Firebase would. */
export function readHosting(file = join(import.meta.dirname, '../../../firebase.json')): HostingConfig {
  const {hosting}: {hosting: HostingConfig} = JSON.parse(readFileSync(file, 'utf8'))
  const unknown = Object.keys(hosting).filter((name) => !knownSettings.includes(name))
  if (unknown.length > 0 || hosting.trailingSlash !== false) {
    throw new Error(
      `${file}: the local static server needs "trailingSlash": false and cannot apply: ${unknown.join(', ') || 'another value'}. Add it to prerender/src/hosting/static-handler.ts or leave it out.`,
    )
  }
  for (const redirect of hosting.redirects ?? []) {
    const {source, destination, type} = redirect
    const isWhole = source?.startsWith('/') && destination && (type === 301 || type === 302)
    const hasNames = /(?:^|\/):/.test(destination)
    if (isWhole && !(hasNames && (validatePattern(source) ?? validateTarget(source, destination)))) continue
    throw new Error(
      `${file}: the local static server cannot apply the redirect ${JSON.stringify(redirect)}. It needs a "source" that starts with / and may have wildcards, a "destination" that repeats only :names of the source, and the "type" 301 or 302.`,
    )
  }
  return hosting
}

/** Adds a build's policy and its redirects. Redirects of firebase.json come first, because the first match applies. */
export function withBuild(config: HostingConfig, policy: string, redirects: readonly HostRedirect[]) {
  const everywhere = {source: '**', headers: [{key: 'Content-Security-Policy', value: policy}]}
  return {
    ...config,
    redirects: [...(config.redirects ?? []), ...redirects],
    // Comes first, because uploads have a stricter policy.
    headers: [everywhere, ...(config.headers ?? [])],
  }
}

export function writeBuiltConfig(folder: string, config: HostingConfig): void {
  const hosting = {...config, public: basename(folder)}
  writeFileSync(builtConfigFile(folder), `${JSON.stringify({hosting}, null, 2)}\n`)
}

/** Returns what a server applies. Calls `redirects` for each request, because the redirects of the content change. */
export function hostingOf(config: HostingConfig, redirects: () => readonly HostRedirect[] = () => []) {
  // Compiled once, because each request tests all of them.
  const rules = (config.headers ?? []).map(({source, headers}) => ({
    pattern: new Minimatch(source, {dot: true}),
    headers: headers.map(({key, value}) => [key.toLowerCase(), value] as const),
  }))
  const findConfigured = compileRedirects(config.redirects ?? [])
  let compiled: {of: readonly HostRedirect[]; find: ReturnType<typeof compileRedirects>} | undefined
  return {
    /** Returns the headers of a path; of two rules for one header the later counts, as with Firebase. */
    headersOf: (path: string) =>
      new Map(rules.filter(({pattern}) => pattern.match(path)).flatMap(({headers}) => headers)),
    /** Returns the redirect of a path, which comes before any file. */
    redirectOf: (path: string) => {
      const of = redirects()
      if (compiled?.of !== of) compiled = {of, find: compileRedirects(of)}
      return findConfigured(path) ?? compiled.find(path)
    },
  }
}

/** Returns a function that finds the first redirect of a path, also with a slash at the end, as on Firebase. Finds literal sources without comparing all. */
function compileRedirects(redirects: readonly HostRedirect[]) {
  const literals = new Map<string, number>()
  const patterns: {index: number; leads: (path: string) => string | undefined}[] = []
  for (const [index, {source, destination}] of redirects.entries()) {
    const glob = new Minimatch(source)
    if (namesIn(destination).length > 0) patterns.push({index, leads: redirectOf(source, destination)})
    else if (glob.hasMagic())
      patterns.push({index, leads: (path) => (glob.match(path) ? destination : undefined)})
    else if (!literals.has(source)) literals.set(source, index)
  }
  return (path: string): HostRedirect | undefined => {
    const literal = literals.get(path.replace(/\/{2,}/g, '/').replace(/\/$/, '')) ?? Infinity
    for (const {index, leads} of patterns) {
      if (index > literal) break
      const redirect = redirects[index]
      const destination = leads(path)
      if (redirect && destination !== undefined) return {...redirect, destination}
    }
    return redirects[literal]
  }
}
