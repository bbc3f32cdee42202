/** `npm run contact-sheet [-- --site http://localhost:5173]`: pictures of every page of a running product, at five widths and two sizes of letters. */
import {join} from 'node:path'
import {root} from '../bootstrap/root.mjs'
import {reportFailure} from '../bootstrap/user-error.mjs'
import {ensureChromium} from '../checks/chromium.ts'
import {runInForeground} from '../process/foreground.ts'

try {
  await ensureChromium()
  const script = join(root, 'e2e/contact-sheet/contact-sheet.ts')
  process.exitCode = await runInForeground([script, ...process.argv.slice(2)])
} catch (error) {
  reportFailure(error)
  process.exitCode = 1
}
