/** `npm run e2e [-- playwright's arguments]`: the browser journeys alone. */
import {findChromium, installChromium} from '../checks/chromium.ts'
import {runInForeground} from '../process/foreground.ts'
import {toolArguments} from '../product/tool.ts'
import {reportFailure} from '../terminal/failure.mjs'
import {step} from '../terminal/progress.mjs'

try {
  if (!findChromium(process.env)) await step('Installing Chromium', async () => installChromium())
  const args = ['test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)]
  process.exitCode = await runInForeground(toolArguments('playwright', args))
} catch (error) {
  reportFailure(error)
  process.exitCode = 1
}
