import {join} from 'node:path'
import {root} from '../bootstrap/root.mjs'
import {UserError} from '../bootstrap/user-error.mjs'
import {type Child, type Run, startChild} from '../process/child.ts'

/** The tools' own entries, run by node itself: no shell and no wrapper stands between a signal and the tool. */
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

/** Projects are checked side by side. Several checkers for one project, as by default, would each load the types of its libraries. */
export const buildTypes = ['-b', '--checkers', '1']

/** Runs a script to its end; throws a UserError with `failure` as its sentence when it fails. */
export async function runToEnd(run: Run, failure: string): Promise<Child> {
  const child = startChild(run)
  const {code} = await child.exited
  if (code !== 0) throw new UserError(failure, child)
  return child
}
