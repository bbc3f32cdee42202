/** `npm run backup [-- --out <folder>]`: content, inquiries and error logs of this machine as files, also while the product runs. */
import {join} from 'node:path'
import {root} from '../bootstrap/root.mjs'
import {runInForeground} from '../process/foreground.ts'
import {runMain} from '../process/run-main.ts'
import {readSettings} from '../product/settings.ts'

await runMain(() => {
  const {data} = readSettings(process.env, root)
  const args = [join(root, 'local/src/backup/main.ts'), 'backup', '--data', data]
  const given = process.argv.slice(2)
  const moment = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  const out = given.some((word) => word.startsWith('--out')) ? [] : ['--out', join(root, 'backups', moment)]
  return runInForeground([...args, ...out, ...given])
})
