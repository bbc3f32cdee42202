import {globSync, readFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {root} from '../bootstrap/root.mjs'

/** Maps the folder of each package to the folders of the packages in its `dependencies`. */
export const workspace: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  globSync('*/package.json', {cwd: root}).map((file) => [dirname(file), workspaceDependencies(file)]),
)

function workspaceDependencies(file: string): string[] {
  const {dependencies = {}} = JSON.parse(readFileSync(join(root, file), 'utf8'))
  return Object.keys(dependencies).flatMap((name) => /^@upline\/(.+)/.exec(name)?.[1] ?? [])
}

/** Returns the folders of a package and of its direct and indirect dependencies. */
export function withDependencies(folder: string): string[] {
  const found = new Set([folder])
  for (const each of found) for (const next of workspace[each] ?? []) found.add(next)
  return [...found]
}
