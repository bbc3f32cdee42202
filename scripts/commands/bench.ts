/** `npm run bench [-- --only loading,hydration] [--runs 3]`: measures the site, writes docs/speed.md. */
import {join} from 'node:path'
import {root} from '../bootstrap/root.mjs'
import {findChromium, installChromium} from '../checks/chromium.ts'
import {runInForeground} from '../process/foreground.ts'
import {reportFailure} from '../terminal/failure.mjs'
import {step} from '../terminal/progress.mjs'

try {
  if (!findChromium(process.env)) await step('Installing Chromium', async () => installChromium())
  process.exitCode = await runInForeground([join(root, 'bench/src/main.ts'), ...process.argv.slice(2)])
} catch (error) {
  reportFailure(error)
  process.exitCode = 1
}
