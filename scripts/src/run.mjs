/**
 * The entry of every command: `node scripts/src/run.mjs <command> [arguments]`. Needs only the machine's Node and npm: installs the
 * packages, then runs scripts/src/main.ts on the project's own Node. So this file and its imports are JavaScript that old Nodes read.
 */
import {fileURLToPath} from 'node:url'
import {checkFolder, install} from './bootstrap/install.mjs'
import {checkNodeVersion, projectNode} from './bootstrap/node-version.mjs'
import {root} from './bootstrap/root.mjs'
import {runCommand} from './bootstrap/run-command.mjs'
import {reportFailure} from './bootstrap/user-error.mjs'

process.env.UPLINE_STARTED_AT ??= String(Date.now())

try {
  checkNodeVersion()
  checkFolder(root)
  install()
  const main = fileURLToPath(new URL('./main.ts', import.meta.url))
  process.exitCode = await runCommand(projectNode(), [main, ...process.argv.slice(2)])
} catch (error) {
  reportFailure(error)
  process.exitCode = 1
}
