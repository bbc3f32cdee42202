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
  const renderer: typeof import('@upline/web/site/entry-prerender.tsx') = await import(
    pathToFileURL(join(folder, 'server/entry-prerender.mjs')).href
  )
  const modules = {
    home: modulesOf(manifest, ['entry-browser']),
    more: modulesOf(manifest, ['entry-browser', 'more']),
    all: modulesOf(manifest, ['entry-browser', 'more', 'rare']),
  }
  return {clientFolder, modules, renderer}
}

/** Returns the addresses of the files with these names (vite.config.ts), and of all that they import statically. */
function modulesOf(manifest: Manifest, names: readonly string[]): string[] {
  const found = new Set(names.flatMap((name) => Object.values(manifest).filter((file) => file.name === name)))
  for (const {imports = []} of found)
    for (const name of imports) if (manifest[name]) found.add(manifest[name])
  return [...found].map(({file}) => `/${file}`)
}
