/** `npm run e2e [-- playwright's arguments]`: the browser journeys alone. */

import {ensureJourneyBrowser} from '../checks/chromium.ts'
import {runInForeground} from '../process/foreground.ts'
import {runMain} from '../process/run-main.ts'
import {toolArguments} from '../product/tool.ts'

await runMain(async () => {
  await ensureJourneyBrowser()
  const args = ['test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)]
  return runInForeground(toolArguments('playwright', args))
})
