/** `npm run restore -- --from <folder> [--yes]`: puts a backup in the place of the data of this machine; asks first. */
import {join} from 'node:path'
import {root} from '../bootstrap/root.mjs'
import {reportFailure} from '../bootstrap/user-error.mjs'
import {runInForeground} from '../process/foreground.ts'
import {readSettings} from '../product/settings.ts'

try {
  const {data} = readSettings(process.env, root)
  const args = [join(root, 'local/src/backup/main.ts'), 'restore', '--data', data]
  process.exitCode = await runInForeground([...args, ...process.argv.slice(2)])
} catch (error) {
  reportFailure(error)
  process.exitCode = 1
}
