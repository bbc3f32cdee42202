/** `npm run inquiries -- export|erase <e-mail address> [--yes]`: what this machine has about a person, or its removal. */
import {join} from 'node:path'
import {root} from '../bootstrap/root.mjs'
import {reportFailure} from '../bootstrap/user-error.mjs'
import {runInForeground} from '../process/foreground.ts'
import {readSettings} from '../product/settings.ts'

try {
  const {data} = readSettings(process.env, root)
  const args = [join(root, 'local/src/backup/inquiries.ts'), '--data', data]
  process.exitCode = await runInForeground([...args, ...process.argv.slice(2)])
} catch (error) {
  reportFailure(error)
  process.exitCode = 1
}
