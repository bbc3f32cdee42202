import {execa} from 'execa'
import {UserError} from '../bootstrap/user-error.mjs'
import {findProgram, isExecutable} from './find-program.ts'

type Environment = Record<string, string | undefined>

const browserNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Returns a Chromium or Chrome with windows: CHROMIUM_PATH, or the first known name on the PATH. */
export function findChromium(env: Environment): string | undefined {
  return find(env, browserNames)
}

/** Returns the browser of the journeys: the headless shell if installed, because it takes half the processor time. */
export function findJourneyBrowser(env: Environment): string | undefined {
  return find(env, ['chromium-headless-shell', ...browserNames])
}

function find(env: Environment, names: readonly string[]): string | undefined {
  if (env.CHROMIUM_PATH) return isExecutable(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : undefined
  return findProgram(names, env)
}

/** Installs Chromium with apt if it is missing. Throws a UserError with the command if this user may not. */
export async function ensureChromium(): Promise<void> {
  await ensure(findChromium, ['chromium'])
}

/** Installs the browser of the journeys as `ensureChromium` does. */
export async function ensureJourneyBrowser(): Promise<void> {
  // Some Debian releases lack the first.
  await ensure(findJourneyBrowser, ['chromium-headless-shell', 'chromium'])
}

async function ensure(findBrowser: (env: Environment) => string | undefined, packages: string[]) {
  if (findBrowser(process.env)) return
  const {CHROMIUM_PATH} = process.env
  if (CHROMIUM_PATH) throw new UserError(`CHROMIUM_PATH is ${CHROMIUM_PATH}, which is not a program.`)
  if (await apt('update')) {
    for (const name of packages) {
      if (await apt('install', '--yes', '--no-install-recommends', name)) return
    }
  }
  const command = `sudo apt-get update && sudo apt-get install --yes --no-install-recommends ${packages[0]}`
  throw new UserError(
    `Chromium is missing: run \`${command}\`, or set CHROMIUM_PATH to a Chromium or Chrome.`,
  )
}

/** Runs apt-get without asking for a password. Returns whether it succeeded. */
async function apt(...options: string[]): Promise<boolean> {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '--non-interactive']
  const [program = '', ...args] = [...sudo, 'apt-get', ...options]
  const env = {DEBIAN_FRONTEND: 'noninteractive'}
  const {failed} = await execa(program, args, {env, stdio: 'ignore', reject: false})
  return !failed
}
