/** `npm run restore -- --from <folder> [--yes]`: puts a backup in the place of the data of this machine; asks first. */
import {join} from 'node:path'
import {root} from '../bootstrap/root.mjs'
import {runInForeground} from '../process/foreground.ts'
import {runMain} from '../process/run-main.ts'
import {readSettings} from '../product/settings.ts'

await runMain(() => {
  const {data} = readSettings(process.env, root)
  const args = [join(root, 'local/src/backup/main.ts'), 'restore', '--data', data]
  return runInForeground([...args, ...process.argv.slice(2)])
})
