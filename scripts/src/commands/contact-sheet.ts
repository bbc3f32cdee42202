/** `npm run contact-sheet [-- --site http://localhost:5173]`: pictures of every page of a running product, at five widths and two sizes of letters. */
import {join} from 'node:path'
import {root} from '../bootstrap/root.mjs'
import {ensureChromium} from '../checks/chromium.ts'
import {runInForeground} from '../process/foreground.ts'
import {runMain} from '../process/run-main.ts'

await runMain(async () => {
  await ensureChromium()
  const script = join(root, 'e2e/contact-sheet/contact-sheet.ts')
  return runInForeground([script, ...process.argv.slice(2)])
})
