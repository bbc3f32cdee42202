/** `npm run bench [-- --only loading,hydration] [--runs 3]`: measures the site, writes docs/speed.md. */
import {join} from 'node:path'
import {root} from '../bootstrap/root.mjs'
import {ensureChromium} from '../checks/chromium.ts'
import {runInForeground} from '../process/foreground.ts'
import {runMain} from '../process/run-main.ts'

await runMain(async () => {
  await ensureChromium()
  return runInForeground([join(root, 'bench/src/main.ts'), ...process.argv.slice(2)])
})
