import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {parseEnv} from '@upline/web/lib/parse-env.ts'
import {dataFolder} from '../bootstrap/data-folder.mjs'
import {root} from '../bootstrap/root.mjs'
import {UserError} from '../bootstrap/user-error.mjs'
import {readHostedSettings} from '../deploy/hosted-settings.ts'
import {stopAllChildren} from '../process/child.ts'
import {onShutdown} from '../process/shutdown.ts'
import {taskList} from '../process/task-list.ts'
import {compileSite, compileStudio} from '../product/compile.ts'
import {runToEnd} from '../product/tool.ts'

/** Number of problems to print. */
const shownProblems = 20

const logs = join(dataFolder(process.env, root), 'build-logs')
const site = join(root, 'web/dist')

const parts = ['site', 'studio', 'functions']

/**
 * `npm run build [-- site|studio|functions…]`: builds what a deployment uploads, for the services that the environment or `.env` names:
 * web/dist/site, rendered from the published content, studio/dist and functions/dist.
 */
export default async function build(chosen: string[]): Promise<number> {
  const unknown = chosen.find((part) => !parts.includes(part))
  if (unknown)
    throw new UserError(`There is no part '${unknown}': say ${parts.join(', ')}, or nothing for all.`)
  const skips = (part: string) => chosen.length > 0 && !chosen.includes(part)
  onShutdown(() => void stopAllChildren().then(() => process.exit(130)))
  /** Printed at the end, because a page that failed does not fail the build. */
  let problems = ''
  const settings = readHostedSettings()
  const missing = checkSettings(settings)
  await taskList([
    {title: 'Building the site', enabled: !skips('site'), task: () => compileSite(site, settings, logs)},
    {
      title: 'Rendering the pages',
      enabled: !skips('site'),
      task: async () => {
        const log = await run('prerender/src/build.ts', ['--dist', site, '--out', join(site, 'site')])
        problems = readProblems(join(site, 'render-report.json'), log)
      },
    },
    {
      title: 'Building the Studio',
      enabled: !skips('studio'),
      task: () => compileStudio(join(root, 'studio/dist'), settings, logs),
    },
    {
      title: 'Building the functions',
      enabled: !skips('functions'),
      task: async () => {
        await run('functions/scripts/build.ts', [])
      },
    },
  ]).run()
  if (problems) console.log(problems)
  if (missing.length > 0 && !skips('site')) {
    console.log(
      `\nWithout ${missing.join(', ')} the site runs in demo mode: inquiries stay in the visitor's browser.`,
    )
  }
  return 0
}

/** Runs a script to its end. Returns its log file. */
async function run(script: string, args: string[]): Promise<string> {
  const log = join(logs, `${script.replaceAll('/', '-')}.log`)
  await runToEnd({args: [join(root, script), ...args], log}, `${script} failed.`)
  return log
}

/** Formats the content problems of the report, one per line. */
function readProblems(report: string, log: string): string {
  const rows: {message: string; document?: string}[] = JSON.parse(readFileSync(report, 'utf8')).problems
  if (rows.length === 0) return ''
  const shown = rows
    .slice(0, shownProblems)
    .map(({message, document}) => `  ${message}${document ? ` (${document})` : ''}`)
  const rest = rows.length > shown.length ? [`  and ${rows.length - shown.length} more`] : []
  const heading = `\nThe site is built. ${rows.length} content problems were found; pages leave out the affected parts:`
  return [heading, ...shown, ...rest, `All problems are in ${report}, the reasons in ${log}.`].join('\n')
}

/** Throws a UserError that names missing required settings. Returns missing optional ones. */
function checkSettings(settings: Record<string, string>): readonly string[] {
  try {
    return parseEnv(settings).missingFirebaseValues
  } catch (error) {
    throw error instanceof Error ? new UserError(error.message) : error
  }
}
