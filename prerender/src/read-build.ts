import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {pathToFileURL} from 'node:url'
import type {Manifest} from 'vite'

type Renderer = typeof import('@upline/web/app/entry-prerender.tsx')

export type Build = {
  clientFolder: string
  manifest: Manifest
  /** Addresses of the files that a source is built into. */
  filesOf: Readonly<Record<string, readonly string[]>>
  renderer: Renderer
}

/** Reads what `vite build` (browser and prerenderer) left in `<folder>/client` and `<folder>/server`. Throws when one is missing. */
export async function readBuild(folder: string): Promise<Build> {
  const clientFolder = join(folder, 'client')
  // Without it React runs in development mode; it must be set before the bundle is evaluated.
  process.env.NODE_ENV = 'production'
  const readJson = (name: string) => JSON.parse(readFileSync(join(clientFolder, name), 'utf8'))
  return {
    clientFolder,
    manifest: readJson('manifest.json'),
    filesOf: readJson('ssr-manifest.json'),
    renderer: await import(pathToFileURL(join(folder, 'server/entry-prerender.js')).href),
  }
}
