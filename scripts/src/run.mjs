/**
 * The entry of every command: `node scripts/src/run.mjs <command> [arguments]`.
 * Needs nothing but the Node and npm of the machine: installs the pinned tools, then runs `scripts/src/commands/<command>.ts` on the
 * project's own Node. So this file and what it imports are plain JavaScript that Node 20 reads.
 */
import {existsSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import {install} from './bootstrap/install.mjs'
import {checkNodeVersion, projectNode} from './bootstrap/node-version.mjs'
import {runCommand} from './bootstrap/run-command.mjs'
import {reportFailure} from './bootstrap/user-error.mjs'

const [command = '', ...commandArguments] = process.argv.slice(2)
process.env.UPLINE_STARTED_AT ??= String(Date.now())

try {
  checkNodeVersion()
  const script = fileURLToPath(new URL(`./commands/${command}.ts`, import.meta.url))
  if (!/^[a-z0-9-]+$/.test(command) || !existsSync(script)) {
    console.error(`There is no command '${command}': package.json lists the scripts there are.`)
    process.exit(2)
  }
  await install()
  process.exitCode = await runCommand(projectNode(), script, commandArguments)
} catch (error) {
  reportFailure(error)
  process.exitCode = 1
}
