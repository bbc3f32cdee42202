import {existsSync, readFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {parseEnv} from 'node:util'

/**
 * Sets the parameters that the Firebase tools would set: from `.env` and `.env.<project>` next to the package of
 * `modulePath`, the second over the first, and what the terminal has set over both. `given`, the addresses on this
 * machine, wins over all: a mail server or credentials that the terminal knows must not be used by a trial.
 */
export function setFunctionEnvironment(
  modulePath: string,
  project: string,
  given: Record<string, string>,
): void {
  const folder = packageFolder(dirname(modulePath))
  const files = ['.env', `.env.${project}`].map((name) => readEnvFile(join(folder, name)))
  const parameters: NodeJS.Dict<string> = Object.assign({}, ...files)
  for (const [name, value] of Object.entries(parameters)) process.env[name] ??= value
  Object.assign(process.env, given)
}

function readEnvFile(file: string): NodeJS.Dict<string> {
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
}

function packageFolder(folder: string): string {
  if (existsSync(join(folder, 'package.json')) || dirname(folder) === folder) return folder
  return packageFolder(dirname(folder))
}
