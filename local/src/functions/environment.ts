import {existsSync, readFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {parseEnv} from 'node:util'

/**
 * Gives functions the parameters that the Firebase tools would: from `.env` and `.env.<project>` beside the package of
 * `modulePath`, the second over the first, and `given` over both. What the terminal has set stays.
 */
export function setFunctionEnvironment(
  modulePath: string,
  project: string,
  given: Record<string, string>,
): void {
  const folder = packageFolder(dirname(modulePath))
  const files = ['.env', `.env.${project}`].map((name) => readEnvFile(join(folder, name)))
  for (const [name, value] of Object.entries({...Object.assign({}, ...files), ...given})) {
    process.env[name] ??= String(value)
  }
}

function readEnvFile(file: string): NodeJS.Dict<string> {
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
}

function packageFolder(folder: string): string {
  if (existsSync(join(folder, 'package.json')) || dirname(folder) === folder) return folder
  return packageFolder(dirname(folder))
}
