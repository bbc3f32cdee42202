/** `npm run content:reset`: puts the content of this machine back to the sample content; asks first. */
import {join} from 'node:path'
import {root} from '../bootstrap/root.mjs'
import {runInForeground} from '../process/foreground.ts'
import {runMain} from '../process/run-main.ts'
import {packContent} from '../product/build.ts'
import {readSettings} from '../product/settings.ts'

await runMain(async () => {
  const {data} = readSettings(process.env, root)
  const seed = await packContent(join(data, 'logs'))
  const reset = [join(root, 'local/src/reset.ts'), '--data', data, '--seed', seed]
  return runInForeground([...reset, ...process.argv.slice(2)])
})
