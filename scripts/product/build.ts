import {mkdirSync, rmSync} from 'node:fs'
import {join} from 'node:path'
import {root} from '../bootstrap/root.mjs'
import {step} from '../terminal/progress.mjs'
import type {BuildSettings} from './build-settings.ts'
import {hashInputs, isBuilt, markBuilt} from './build-stamp.ts'
import {runToEnd, toolArguments} from './tool.ts'

/** What every build depends on beside its own folder: settings of the tools, and their versions. */
const commonInputs = ['pnpm-lock.yaml', 'tsconfig.base.json']

interface Build {
  title: string
  /** Folder that takes the result. */
  target: string
  inputs: string[]
  settings: BuildSettings
  work: () => Promise<void>
}

/** Runs `work` unless `target` holds the result of exactly these inputs already. */
async function buildOnce({title, target, inputs, settings, work}: Build): Promise<void> {
  await step(title, async (note) => {
    const hash = hashInputs(root, [...commonInputs, ...inputs], settings)
    if (isBuilt(target, hash)) return note('up to date')
    rmSync(target, {recursive: true, force: true})
    mkdirSync(target, {recursive: true})
    await work()
    markBuilt(target, hash)
  })
}

/** Packs the sample content; gives the seed file that the backend loads into an empty lake. */
export async function packContent(logs: string): Promise<string> {
  const target = join(root, 'content/dist')
  await buildOnce({
    title: 'Packing the sample content',
    target,
    inputs: ['content'],
    settings: {},
    work: async () => {
      await runToEnd(
        {args: [join(root, 'content/pack.ts')], log: join(logs, 'pack-content.log')},
        'The sample content could not be packed.',
      )
    },
  })
  return join(target, 'production.ndjson')
}

/** Builds the site for the browser into `<target>/client` and for the prerenderer into `<target>/server`. */
export async function buildSite(target: string, settings: BuildSettings, logs: string): Promise<void> {
  const env = {...settings, NODE_ENV: 'production'}
  const vite = async (log: string, args: string[]) => {
    const run = {args: toolArguments('vite', ['build', ...args]), log: join(logs, log), env}
    await runToEnd(run, 'The site could not be built.')
  }
  await buildOnce({
    title: 'Building the site',
    target,
    inputs: ['web', 'vite.config.ts'],
    settings,
    work: async () => {
      await vite('build-site.log', ['--outDir', join(target, 'client')])
      await vite('build-prerender.log', [
        '--ssr',
        'src/app/entry-prerender.tsx',
        '--outDir',
        join(target, 'server'),
      ])
    },
  })
}

/** Builds the Studio into `target`. */
export async function buildStudio(target: string, settings: BuildSettings, logs: string): Promise<void> {
  await buildOnce({
    title: 'Building the Studio',
    target,
    inputs: ['studio', 'schemas'],
    settings,
    work: async () => {
      const run = {
        args: toolArguments('sanity', ['build', target, '--yes']),
        cwd: join(root, 'studio'),
        log: join(logs, 'build-studio.log'),
        env: {...settings, NODE_ENV: 'production'},
      }
      await runToEnd(run, 'The Studio could not be built.')
    },
  })
}
