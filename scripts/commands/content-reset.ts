/** `npm run content:reset`: puts the content of this machine back to the sample content; asks first. */
import {join} from 'node:path'
import {root} from '../bootstrap/root.mjs'
import {reportFailure} from '../bootstrap/user-error.mjs'
import {runInForeground} from '../process/foreground.ts'
import {packContent} from '../product/build.ts'
import {readSettings} from '../product/settings.ts'

try {
  const {data} = readSettings(process.env, root)
  const seed = await packContent(join(data, 'logs'))
  const reset = [join(root, 'local/src/reset.ts'), '--data', data, '--seed', seed]
  process.exitCode = await runInForeground([...reset, ...process.argv.slice(2)])
} catch (error) {
  reportFailure(error)
  process.exitCode = 1
}
