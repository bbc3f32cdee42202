import {execa} from 'execa'
import {UserError} from '../bootstrap/user-error.mjs'
import {findProgram, isExecutable} from './find-program.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const installSentence =
  'Chromium is missing: run `sudo apt-get install --yes chromium`, or set CHROMIUM_PATH to a Chromium or Chrome.'

/** The browser that the journeys use: CHROMIUM_PATH, or the first known name on the PATH. */
export function findChromium(env: Record<string, string | undefined>): string | undefined {
  if (env.CHROMIUM_PATH) return isExecutable(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : undefined
  return findProgram(names, env)
}

/** Installs Chromium with apt where it is missing and this user may; throws a UserError with the one command where not. */
export async function ensureChromium(): Promise<void> {
  if (findChromium(process.env)) return
  const {CHROMIUM_PATH} = process.env
  if (CHROMIUM_PATH) throw new UserError(`CHROMIUM_PATH is ${CHROMIUM_PATH}, and there is no program there.`)
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '--non-interactive']
  for (const words of [['update'], ['install', '--yes', '--no-install-recommends', 'chromium']]) {
    const [program = '', ...args] = [...sudo, 'apt-get', ...words]
    const env = {DEBIAN_FRONTEND: 'noninteractive'}
    const {failed} = await execa(program, args, {env, stdio: 'ignore', reject: false})
    if (failed) throw new UserError(installSentence)
  }
}
