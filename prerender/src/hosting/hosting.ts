import {readFileSync, writeFileSync} from 'node:fs'
import {basename, dirname, join} from 'node:path'
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
    if (
      source?.startsWith('/') &&
      destination &&
      (type === 301 || type === 302) &&
      !/(?:^|\/):/.test(destination)
    )
      continue
    throw new Error(
      `${file}: the local static server cannot apply the redirect ${JSON.stringify(redirect)}. It needs a "source" that starts with / and may have wildcards, a "destination" without :names, and the "type" 301 or 302.`,
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
  const configured = (config.redirects ?? []).map((redirect) => ({
    pattern: new Minimatch(redirect.source),
    redirect,
  }))
  return {
    /** Returns the headers of a path; of two rules for one header the later counts, as with Firebase. */
    headersOf: (path: string) =>
      new Map(rules.filter(({pattern}) => pattern.match(path)).flatMap(({headers}) => headers)),
    /** Returns the redirect of a path, which comes before any file. */
    redirectOf: (path: string) => {
      // Also with a slash at the end, as on Firebase.
      const bare = path.replace(/\/$/, '')
      const match = configured.find(({pattern}) => pattern.match(bare))
      return match?.redirect ?? redirects().find(({source}) => source === bare)
    },
  }
}
