/**
 * `npm run dependencies`: the licences of all that a deployment or a visitor gets, then known advisories. Exit code 1 where there is an
 * advisory, or the registry does not answer.
 */
import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {execa} from 'execa'
import {root} from '../bootstrap/root.mjs'
import {UserError} from '../bootstrap/user-error.mjs'
import {runMain} from '../process/run-main.ts'

const {config} = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/** Runs pnpm with its output in the terminal; gives its exit code. */
async function pnpm(...args: string[]): Promise<number> {
  const words = ['--yes', `pnpm@${config.pnpm}`, ...args]
  const {exitCode = 1} = await execa('npx', words, {cwd: root, stdio: 'inherit', reject: false})
  return exitCode
}

await runMain(async () => {
  if ((await pnpm('licenses', 'list', '--prod', '--recursive')) !== 0)
    throw new UserError('The licences could not be listed.')
  if ((await pnpm('audit', '--prod')) !== 0) {
    throw new UserError(
      'There are advisories, or the registry gave no answer about them: the output above says which.',
    )
  }
  return 0
})
