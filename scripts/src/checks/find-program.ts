import {accessSync, constants} from 'node:fs'
import {delimiter, join} from 'node:path'

/** The first of `names` that is on the PATH of `env`. */
export function findProgram(
  names: readonly string[],
  env: Record<string, string | undefined>,
): string | undefined {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable)
}

export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
