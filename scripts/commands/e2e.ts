/** `npm run e2e [-- playwright's arguments]`: the browser journeys alone. */

import {reportFailure} from '../bootstrap/user-error.mjs'
import {ensureJourneyBrowser} from '../checks/chromium.ts'
import {runInForeground} from '../process/foreground.ts'
import {toolArguments} from '../product/tool.ts'

try {
  await ensureJourneyBrowser()
  const args = ['test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)]
  process.exitCode = await runInForeground(toolArguments('playwright', args))
} catch (error) {
  reportFailure(error)
  process.exitCode = 1
}
