import {createHash} from 'node:crypto'
import {globSync, readFileSync, statSync} from 'node:fs'
import {join} from 'node:path'
import {gzipSync} from 'node:zlib'
import {root} from '../bootstrap/root.mjs'
import type {BuildSettings} from '../product/build-settings.ts'
import {type AskHosting, askHosting} from './google.ts'
import {siteId} from './hosted-settings.ts'

/** Number of paths to print of each kind. */
const shownPaths = 10

type Files = Record<string, string>

/** Prints which files of the built site are not on the live site, and which live files it lacks. Returns the exit code. */
export async function printSiteChanges(settings: BuildSettings): Promise<number> {
  const live = await askHosting((ask) => liveFiles(ask, siteId(settings)))
  const built = builtFiles(join(root, 'web/dist/site'))
  for (const line of describeChanges(built, live)) console.log(line)
  return 0
}

/** Returns the path and hash of each file of the live version; none before the first deployment. */
async function liveFiles(ask: AskHosting, site: string): Promise<Files> {
  const {release} = (await ask(`projects/-/sites/${site}/channels/live`)) as {
    release?: {version?: {name: string}}
  }
  return release?.version ? filesOf(ask, release.version.name) : {}
}

/** Returns the path and hash of each file of a version. */
export async function filesOf(ask: AskHosting, version: string): Promise<Files> {
  const files: Files = {}
  let token = ''
  do {
    const page = (await ask(
      `${version}/files?pageSize=1000&status=ACTIVE&pageToken=${encodeURIComponent(token)}`,
    )) as {files?: {path: string; hash: string}[]; nextPageToken?: string}
    for (const {path, hash} of page.files ?? []) files[path] = hash
    token = page.nextPageToken ?? ''
  } while (token)
  return files
}

/** Hashes the files as the Firebase CLI does: the SHA-256 of the file after gzip -9. */
export function builtFiles(folder: string): Files {
  const paths = globSync('**/*', {cwd: folder}).filter((path) => statSync(join(folder, path)).isFile())
  return Object.fromEntries(
    paths.map((path) => [
      `/${path}`,
      createHash('sha256')
        .update(gzipSync(readFileSync(join(folder, path)), {level: 9}))
        .digest('hex'),
    ]),
  )
}

export function describeChanges(built: Files, live: Files): string[] {
  const added = Object.keys(built).filter((path) => !(path in live))
  const changed = Object.keys(built).filter((path) => path in live && live[path] !== built[path])
  const removed = Object.keys(live).filter((path) => !(path in built))
  return [
    `${Object.keys(built).length} files: ${added.length} new, ${changed.length} changed, ${removed.length} removed`,
    ...list('+', added),
    ...list('~', changed),
    ...list('-', removed),
  ]
}

function list(mark: string, paths: string[]): string[] {
  const shown = paths.toSorted().slice(0, shownPaths)
  const rest = paths.length - shown.length
  return [...shown.map((path) => `  ${mark} ${path}`), ...(rest > 0 ? [`  ${mark} and ${rest} more`] : [])]
}
