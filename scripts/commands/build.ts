/**
 * `npm run build`: everything a deployment uploads, for the services that the environment (or a `.env` file, see `.env.example`) names:
 * web/dist/site (rendered from the published content of that Sanity project), studio/dist and functions/dist.
 */
import {join} from 'node:path'
import {loadEnv} from 'vite'
import {missingFirebaseValues, parseEnv} from '../../web/src/config/parse-env.ts'
import {dataFolder} from '../bootstrap/data-folder.mjs'
import {root} from '../bootstrap/root.mjs'
import {reportFailure, UserError} from '../bootstrap/user-error.mjs'
import {stopAllChildren} from '../process/child.ts'
import {onStopRequest} from '../process/stop-requests.ts'
import {taskList} from '../process/task-list.ts'
import {studioSettings} from '../product/build-settings.ts'
import {compileSite, compileStudio} from '../product/compile.ts'
import {runToEnd} from '../product/tool.ts'

onStopRequest(() => void stopAllChildren().then(() => process.exit(130)))
const logs = join(dataFolder(process.env, root), 'build-logs')
const site = join(root, 'web/dist')

try {
  const settings = loadEnv('production', root, 'VITE_')
  const missing = checkSettings(settings)
  await taskList([
    {title: 'Building the site', task: () => compileSite(site, settings, logs)},
    {
      title: 'Rendering the pages',
      task: () => run('prerender/src/prerender.ts', ['--dist', site, '--out', join(site, 'site')]),
    },
    {
      title: 'Writing the Content-Security-Policy into firebase.json',
      task: () => run('prerender/src/write-policy.ts', ['--dist', site]),
    },
    {
      title: 'Building the Studio',
      task: () => compileStudio(join(root, 'studio/dist'), studioSettings(settings), logs),
    },
    {title: 'Building the functions', task: () => run('functions/build.ts', [])},
  ]).run()
  if (missing.length > 0) {
    console.log(
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

/** Throws a UserError that names every setting without which there is no site; gives those it can do without. */
function checkSettings(settings: Record<string, string>): string[] {
  try {
    return missingFirebaseValues(parseEnv(settings))
  } catch (error) {
    throw error instanceof Error ? new UserError(error.message) : error
  }
}
