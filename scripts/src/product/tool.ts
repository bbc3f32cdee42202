import {existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {root} from '../bootstrap/root.mjs'
import {UserError} from '../bootstrap/user-error.mjs'
import {type Child, type Run, startChild} from '../process/child.ts'
import {hashInputs} from './build-stamp.ts'

/** The tools' entries, run by node without a shell or wrapper, so that signals reach the tool. */
const entries = {
  biome: 'node_modules/@biomejs/biome/bin/biome',
  depcruise: 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
  tsc: 'node_modules/typescript/bin/tsc',
  vite: 'node_modules/vite/bin/vite.js',
  vitest: 'node_modules/vitest/vitest.mjs',
  sanity: 'studio/node_modules/sanity/bin/sanity',
  playwright: 'e2e/node_modules/@playwright/test/cli.js',
} as const

export type Tool = keyof typeof entries

/** Arguments for node that run `tool`. */
export function toolArguments(tool: Tool, args: string[]): string[] {
  return [join(root, entries[tool]), ...args]
}

/** Checks projects in parallel, each with one checker, because every checker loads the types of the libraries again. */
export const buildTypes = ['-b', '--checkers', '1']

/** Makes the next check of types a full one: TypeScript 7 misses changes of generated files in incremental builds. */
export function removeBuildInfo(): void {
  for (const folder of globSync('*/.types', {cwd: root})) rmSync(join(root, folder), {recursive: true})
}

/** Removes the build info if files or generated files are others than at the last check, as after a change of the branch. */
export function removeStaleBuildInfo(): void {
  const exclude = (name: string) => /^(?:node_modules|\.types|dist)$/.test(name)
  const sources = globSync('*/**/*.{ts,tsx}', {cwd: root, exclude}).sort()
  const generated = sources.filter((name) => name.includes('.generated.'))
  const stamp = hashInputs(root, generated, {sources: sources.join('\n')})
  const file = join(root, 'node_modules/.cache/checked-sources')
  if (existsSync(file) && readFileSync(file, 'utf8') === stamp) return
  removeBuildInfo()
  mkdirSync(dirname(file), {recursive: true})
  writeFileSync(file, stamp)
}

/** Runs a script to its end. Throws a UserError with the message `failure` if it fails, and never settles if everything stops before. */
export async function runToEnd(run: Run, failure: string): Promise<Child> {
  const child = startChild(run)
  const {code, isStopped} = await child.exited
  if (isStopped) await new Promise<never>(() => {})
  if (code !== 0) throw new UserError(failure, child)
  return child
}
