import {globSync, mkdirSync, renameSync, rmSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {root} from '../bootstrap/root.mjs'
import type {BuildSettings} from './build-settings.ts'
import {runToEnd, toolArguments} from './tool.ts'

/** Keeps local addresses of the terminal or a .env file out of builds. */
const production = {
  NODE_ENV: 'production',
  VITE_LOCAL_BACKEND: '',
  VITE_SANITY_API_HOST: '',
}

/** Builds the site for the browser into `<target>/client` and for the prerenderer into `<target>/server`. */
export async function compileSite(target: string, settings: BuildSettings, logs: string): Promise<void> {
  const vite = async (log: string, args: string[]) => {
    const run = {
      args: toolArguments('vite', ['build', '--emptyOutDir', ...args]),
      log: join(logs, log),
      env: {...production, ...settings},
    }
    await runToEnd(run, 'The site could not be built.')
  }
  await vite('build-site.log', ['--outDir', join(target, 'client')])
  const prerenderer = ['--ssr', 'src/site/entry-prerender.tsx', '--outDir', join(target, 'server')]
  await vite('build-prerenderer.log', prerenderer)
}

/** Returns the folder of the maps of the Studio that is built into `target`. A deployment uploads the whole target, so it is not in there. */
export const studioMaps = (target: string): string => `${target}-maps`

/** Builds the Studio into `target`, and the maps of its scripts into another folder. */
export async function compileStudio(target: string, settings: BuildSettings, logs: string): Promise<void> {
  const run = {
    args: toolArguments('sanity', ['build', target, '--yes']),
    cwd: join(root, 'studio'),
    log: join(logs, 'build-studio.log'),
    env: {...production, ...settings},
  }
  await runToEnd(run, 'The Studio could not be built.')
  rmSync(studioMaps(target), {recursive: true, force: true})
  for (const map of globSync('**/*.map', {cwd: target})) {
    const file = join(studioMaps(target), map)
    mkdirSync(dirname(file), {recursive: true})
    renameSync(join(target, map), file)
  }
}
