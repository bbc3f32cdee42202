import {mkdirSync, rmSync} from 'node:fs'
import {root} from '../bootstrap/root.mjs'
import {UserError} from '../bootstrap/user-error.mjs'
import type {BuildSettings} from './build-settings.ts'
import {hashInputs, isBuilt, markBuilt} from './build-stamp.ts'
import {compileSite, compileStudio} from './compile.ts'
import {withDependencies} from './workspace.ts'

/** Inputs of every build: settings and versions of the tools. */
const commonInputs = ['pnpm-lock.yaml', 'tsconfig.base.json']

export type BuildOutcome = 'built' | 'up to date'

interface Build {
  /** Output folder. */
  target: string
  inputs: string[]
  settings: BuildSettings
  work: () => Promise<void>
}

/** Runs `work` unless `target` has the result of the same inputs. */
async function buildOnce({target, inputs, settings, work}: Build): Promise<BuildOutcome> {
  const hash = hashInputs(root, [...commonInputs, ...inputs], settings)
  if (isBuilt(target, hash)) return 'up to date'
  try {
    rmSync(target, {recursive: true, force: true})
  } catch (error) {
    if (Object(error).code !== 'EROFS') throw error
    throw new UserError(
      `${target} is built for other settings or sources, on a read-only disk: build the image again with the SITE_URL and ports of this start.`,
    )
  }
  mkdirSync(target, {recursive: true})
  await work()
  markBuilt(target, hash)
  return 'built'
}

export function buildSite(target: string, settings: BuildSettings, logs: string): Promise<BuildOutcome> {
  return buildOnce({
    target,
    inputs: [...withDependencies('web'), 'vite.config.ts'],
    settings,
    work: () => compileSite(target, settings, logs),
  })
}

export function buildStudio(target: string, settings: BuildSettings, logs: string): Promise<BuildOutcome> {
  return buildOnce({
    target,
    inputs: withDependencies('studio'),
    settings,
    work: () => compileStudio(target, settings, logs),
  })
}
