import {spawnSync} from 'node:child_process'
import {accessSync, constants} from 'node:fs'
import {delimiter, join} from 'node:path'
import {Refusal} from '../terminal/failure.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const installSentence =
  'Chromium is missing: run `sudo apt-get install --yes chromium`, or set CHROMIUM_PATH to a Chromium or Chrome.'

/** The browser that the journeys use: CHROMIUM_PATH, or the first known name on the PATH. */
export function findChromium(env: Record<string, string | undefined>): string | undefined {
  if (env.CHROMIUM_PATH) return isExecutable(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : undefined
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable)
}

/** Installs Chromium with apt where this user may; throws a Refusal with the one command where not. */
export function installChromium(): void {
  const {CHROMIUM_PATH} = process.env
  if (CHROMIUM_PATH) throw new Refusal(`CHROMIUM_PATH is ${CHROMIUM_PATH}, and there is no program there.`)
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '--non-interactive']
  const apt = (...words: string[]) => {
    const [program = '', ...rest] = [...sudo, 'apt-get', ...words]
    const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'}
    return spawnSync(program, rest, {env, stdio: 'ignore'}).status === 0
  }
  if (!apt('update')) throw new Refusal(installSentence)
  if (!apt('install', '--yes', '--no-install-recommends', 'chromium')) throw new Refusal(installSentence)
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
