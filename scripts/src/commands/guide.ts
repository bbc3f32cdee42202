/** `npm run guide [-- health inbox]`: takes the pictures of the guide for staff from a Studio that it starts, docs/guides/pictures. */
import {join} from 'node:path'
import {root} from '../bootstrap/root.mjs'
import {ensureChromium} from '../checks/chromium.ts'
import {runInForeground} from '../process/foreground.ts'
import {runMain} from '../process/run-main.ts'

await runMain(async () => {
  await ensureChromium()
  const script = join(root, 'e2e/guide/take-pictures.ts')
  return runInForeground([script, ...process.argv.slice(2)])
})
