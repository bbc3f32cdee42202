import {mkdirSync, rmSync} from 'node:fs'
import {join} from 'node:path'
import {root} from '../bootstrap/root.mjs'
import type {BuildSettings} from './build-settings.ts'
import {hashInputs, isBuilt, markBuilt} from './build-stamp.ts'
import {compileSite, compileStudio} from './compile.ts'
import {runToEnd} from './tool.ts'

/** What every build depends on beside its own folder: settings of the tools, and their versions. */
const commonInputs = ['pnpm-lock.yaml', 'tsconfig.base.json']

/** Whether something was built now or stood there already. */
export type BuildOutcome = 'built' | 'up to date'

interface Build {
  /** Folder that takes the result. */
  target: string
  inputs: string[]
  settings: BuildSettings
  work: () => Promise<void>
}

/** Runs `work` unless `target` holds the result of exactly these inputs already. */
async function buildOnce({target, inputs, settings, work}: Build): Promise<BuildOutcome> {
  const hash = hashInputs(root, [...commonInputs, ...inputs], settings)
  if (isBuilt(target, hash)) return 'up to date'
  rmSync(target, {recursive: true, force: true})
  mkdirSync(target, {recursive: true})
  await work()
  markBuilt(target, hash)
  return 'built'
}

/** Packs the sample content; gives the seed file that the backend loads into an empty lake. */
export async function packContent(logs: string): Promise<string> {
  const target = join(root, 'content/dist')
  await buildOnce({
    target,
    inputs: ['content'],
    settings: {},
    work: async () => {
      await runToEnd(
        {args: [join(root, 'content/src/pack.ts')], log: join(logs, 'pack-content.log')},
        'The sample content could not be packed.',
      )
    },
  })
  return join(target, 'production.ndjson')
}

/** Builds the site into `target`, unless it is there already. */
export function buildSite(target: string, settings: BuildSettings, logs: string): Promise<BuildOutcome> {
  return buildOnce({
    target,
    inputs: ['web', 'domain', 'vite.config.ts'],
    settings,
    work: () => compileSite(target, settings, logs),
  })
}

/** Builds the Studio into `target`, unless it is there already. */
export function buildStudio(target: string, settings: BuildSettings, logs: string): Promise<BuildOutcome> {
  return buildOnce({
    target,
    inputs: ['studio', 'schemas', 'domain'],
    settings,
    work: () => compileStudio(target, settings, logs),
  })
}
