/** `npm run e2e:browsers [-- playwright's arguments]`: the main journeys in Firefox and WebKit, where these are installed. */

import {findBrowser, type OtherBrowser, otherBrowsers, skipReason} from '../checks/other-browsers.ts'
import {runInForeground} from '../process/foreground.ts'
import {runMain} from '../process/run-main.ts'
import {toolArguments} from '../product/tool.ts'

await runMain(() => {
  const names = Object.keys(otherBrowsers) as OtherBrowser[] // the keys of that very object
  const missing = names.filter((name) => !findBrowser(name, process.env))
  for (const name of missing) console.log(skipReason(name))
  const args = ['test', '--config', 'e2e/browsers/playwright.config.ts', ...process.argv.slice(2)]
  return runInForeground(toolArguments('playwright', args))
})
