import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import type {Manifest} from 'vite'

export type Build = Awaited<ReturnType<typeof readBuild>>

/** Reads what `vite build` (browser and prerenderer) left in `<folder>/client` and `<folder>/server`. Throws when one is missing. */
export async function readBuild(folder: string) {
  const clientFolder = join(folder, 'client')
  // Without it React runs in development mode; it must be set before the bundle is evaluated.
  process.env.NODE_ENV = 'production'
  const readJson = (name: string) => JSON.parse(readFileSync(join(clientFolder, name), 'utf8'))
  const manifest: Manifest = readJson('manifest.json')
  /** Addresses of the files that a source is built into. */
  const filesOf: Record<string, string[]> = readJson('ssr-manifest.json')
  const renderer: typeof import('@upline/web/site/entry-prerender.tsx') = await import(
    pathToFileURL(join(folder, 'server/entry-prerender.js')).href
  )
  return {clientFolder, manifest, filesOf, renderer}
}
