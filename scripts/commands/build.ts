/**
 * `npm run build`: everything a deployment uploads, for the services that the environment (or a `.env` file, see `.env.example`) names:
 * web/dist/site (rendered from the published content of that Sanity project), studio/dist and functions/dist.
 */
import {join} from 'node:path'
import {loadEnv} from 'vite'
import {missingFirebaseValues, parseEnv} from '../../web/src/config/parse-env.ts'
import {root} from '../bootstrap/root.mjs'
import {stopAllChildren} from '../process/child.mjs'
import {dataFolder} from '../process/data-folder.mjs'
import {onStopRequest} from '../process/stop-requests.ts'
import {studioSettings} from '../product/build-settings.ts'
import {compileSite, compileStudio} from '../product/compile.ts'
import {runToEnd} from '../product/tool.ts'
import {Refusal, reportFailure} from '../terminal/failure.mjs'
import {print, step} from '../terminal/progress.mjs'

onStopRequest(() => void stopAllChildren().then(() => process.exit(130)))
const logs = join(dataFolder(process.env, root), 'build-logs')
const site = join(root, 'web/dist')

try {
  const settings = loadEnv('production', root, 'VITE_')
  const missing = checkSettings(settings)
  await step('Building the site', () => compileSite(site, settings, logs))
  await step('Rendering the pages', () =>
    run('prerender/src/prerender.ts', ['--dist', site, '--out', join(site, 'site')]),
  )
  await step('Building the Studio', () =>
    compileStudio(join(root, 'studio/dist'), studioSettings(settings), logs),
  )
  await step('Building the functions', () => run('functions/build.ts', []))
  if (missing.length > 0) {
    print(
      `\nWithout ${missing.join(', ')} the site runs in demo mode: inquiries stay in the visitor's browser.`,
    )
  }
} catch (error) {
  await stopAllChildren()
  reportFailure(error)
  process.exitCode = 1
}

async function run(script: string, args: string[]): Promise<void> {
  const log = join(logs, `${script.replaceAll('/', '-')}.log`)
  await runToEnd({args: [join(root, script), ...args], log}, `${script} failed.`)
}

/** Throws a Refusal that names every setting without which there is no site; gives those it can do without. */
function checkSettings(settings: Record<string, string>): string[] {
  try {
    return missingFirebaseValues(parseEnv(settings))
  } catch (error) {
    throw error instanceof Error ? new Refusal(error.message) : error
  }
}
