/** `npm run contact-sheet [-- --site http://localhost:5173]`: pictures of every page of a running product, at three widths. */
import {join} from 'node:path'
import {root} from '../bootstrap/root.mjs'
import {findChromium, installChromium} from '../checks/chromium.ts'
import {runInForeground} from '../process/foreground.ts'
import {reportFailure} from '../terminal/failure.mjs'
import {step} from '../terminal/progress.mjs'

try {
  if (!findChromium(process.env)) await step('Installing Chromium', async () => installChromium())
  const script = join(root, 'e2e/contact-sheet/contact-sheet.ts')
  process.exitCode = await runInForeground([script, ...process.argv.slice(2)])
} catch (error) {
  reportFailure(error)
  process.exitCode = 1
}
