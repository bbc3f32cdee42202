/** `npm run inquiries -- export|erase <e-mail address> [--yes]`: what this machine has about a person, or its removal. */
import {join} from 'node:path'
import {root} from '../bootstrap/root.mjs'
import {runInForeground} from '../process/foreground.ts'
import {runMain} from '../process/run-main.ts'
import {readSettings} from '../product/settings.ts'

await runMain(() => {
  const {data} = readSettings(process.env, root)
  const args = [join(root, 'local/src/backup/inquiries.ts'), '--data', data]
  return runInForeground([...args, ...process.argv.slice(2)])
})
