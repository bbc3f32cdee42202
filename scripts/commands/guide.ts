/** `npm run guide [-- health inbox]`: takes the pictures of the guide for staff from a Studio that it starts, docs/guides/pictures. */
import {join} from 'node:path'
import {root} from '../bootstrap/root.mjs'
import {reportFailure} from '../bootstrap/user-error.mjs'
import {ensureChromium} from '../checks/chromium.ts'
import {runInForeground} from '../process/foreground.ts'

try {
  await ensureChromium()
  const script = join(root, 'e2e/guide/take-pictures.ts')
  process.exitCode = await runInForeground([script, ...process.argv.slice(2)])
} catch (error) {
  reportFailure(error)
  process.exitCode = 1
}
