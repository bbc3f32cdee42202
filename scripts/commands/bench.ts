/** `npm run bench [-- --only loading,hydration] [--runs 3]`: measures the site, writes docs/speed.md. */
import {join} from 'node:path'
import {root} from '../bootstrap/root.mjs'
import {reportFailure} from '../bootstrap/user-error.mjs'
import {ensureChromium} from '../checks/chromium.ts'
import {runInForeground} from '../process/foreground.ts'

try {
  await ensureChromium()
  process.exitCode = await runInForeground([join(root, 'bench/src/main.ts'), ...process.argv.slice(2)])
} catch (error) {
  reportFailure(error)
  process.exitCode = 1
}
