/** `node scripts/src/main.ts <command> [arguments]`: runs a command of package.json and sets the exit code. */
import {join} from 'node:path'
import {packContent} from '@upline/content/pack.ts'
import {root} from './bootstrap/root.mjs'
import {reportFailure, UserError} from './bootstrap/user-error.mjs'
import {allChecks, quickChecks} from './checks/checks.ts'
import {ensureChromium, ensureJourneyBrowser} from './checks/chromium.ts'
import {writeGeneratedTypes} from './checks/generated-types.ts'
import {reportMissingBrowsers} from './checks/other-browsers.ts'
import {runChecks} from './checks/run-checks.ts'
import {stopAllChildren} from './process/child.ts'
import {type Command, script, sequence, tool} from './process/command.ts'
import {buildProduct} from './product/product.ts'
import {runProduct} from './product/run-product.ts'
import {findProduct} from './product/running-product.ts'
import {type Form, readSettings} from './product/settings.ts'
import {buildTypes, removeStaleBuildInfo} from './product/tool.ts'

/** Loads a command when it runs, because these import Vite. */
const lazy =
  (load: () => Promise<{default: Command}>): Command =>
  async (args) =>
    (await load()).default(args)

const scriptOnData =
  (file: string, ...options: string[]): Command =>
  (args) =>
    script(file, ...options, '--data', readSettings(process.env, root).data)(args)

/** Runs `prepare` before the command. */
const after =
  (prepare: () => void | Promise<void>, command: Command): Command =>
  async (args) => {
    await prepare()
    return command(args)
  }

const backup: Command = (args) => {
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  const out = args.some((arg) => arg.startsWith('--out')) ? [] : ['--out', join(root, 'backups', time)]
  return scriptOnData('local/src/commands.ts', 'backup')([...out, ...args])
}

const contentReset: Command = (args) =>
  scriptOnData('local/src/commands.ts', 'reset', '--seed', packContent())(args)

const contentUpdate: Command = async () => {
  const settings = readSettings(process.env, root)
  const {backend} = await findProduct(settings)
  console.log(`Updating the content in ${settings.data}, at ${backend}`)
  return script('content/src/update.ts', '--lake', backend, '--seed', packContent())([])
}

const transferContent =
  (direction: 'export' | 'import'): Command =>
  ([folder, ...options]) => {
    if (folder && !folder.startsWith('-')) return scriptOnData('lake/src/cli.ts', direction, folder)(options)
    throw new UserError(`Name a folder: npm run content:${direction} -- <folder>`)
  }

const e2e = after(ensureJourneyBrowser, tool('playwright', 'test', '--config', 'e2e/playwright.config.ts'))

/** Runs all tests, or with arguments only the named files: journeys with Playwright, others with Vitest. */
const test: Command = (args) => {
  if (args.length === 0) return runChecks(allChecks)
  return args.some((arg) => arg.startsWith('e2e/')) ? e2e(args) : tool('vitest', 'run')(args)
}

/** Runs the tests and journeys that are too long for `npm test`, and tests of random edits and values with more of them. */
const soak: Command = () => {
  process.env.UPLINE_SOAK = '1'
  const random = [
    'tests/prerender/incremental',
    'tests/prerender/effect',
    'wrong-values',
    'office/routes',
    'image-transform',
  ]
  return sequence(
    () => e2e(['--grep=@soak']),
    tool('vitest', 'run', ...random),
    tool('vitest', 'run', '--disable-console-intercept', '--project=soak'),
  )([])
}

/** Runs the pinned Firebase CLI with the project of `.env`. */
const firebase: Command = async (args) => {
  const {runFirebase} = await import('./deploy/firebase-tools.ts')
  const {VITE_FIREBASE_PROJECT_ID: project} = (
    await import('./deploy/hosted-settings.ts')
  ).readHostedSettings()
  return runFirebase(project, args)
}

const startProduct = (mode: Form, [unknown]: string[]): Promise<number> => {
  if (unknown === undefined) return runProduct(mode)
  throw new UserError(
    `'${unknown}' is not an option. Variables set ports and folders, such as SITE_PORT=8080 npm start: README.md lists them.`,
  )
}

/** README.md and CONTRIBUTING.md describe the commands. */
const commands: Record<string, Command> = {
  start: async (args) => {
    if (args.join() !== '--build') return startProduct('production', args)
    await buildProduct(readSettings(process.env, root))
    return 0
  },
  dev: (args) => startProduct('development', args),
  doctor: lazy(() => import('./commands/doctor.ts')),
  build: lazy(() => import('./commands/build.ts')),
  deploy: lazy(() => import('./commands/deploy.ts')),
  rollback: lazy(() => import('./commands/rollback.ts')),
  firebase,
  sanity: lazy(() => import('./commands/sanity.ts')),
  preview: lazy(() => import('./commands/preview.ts')),
  typegen: async () => {
    await writeGeneratedTypes(join(readSettings(process.env, root).data, 'logs'))
    return 0
  },
  lint: sequence(
    tool('biome', 'check', '--error-on-warnings'),
    tool('depcruise', '.'),
    script('scripts/src/checks/lint-texts.ts'),
  ),
  format: tool('biome', 'check', '--write'),
  typecheck: after(removeStaleBuildInfo, tool('tsc', ...buildTypes)),
  test,
  check: () => runChecks(quickChecks),
  e2e,
  'e2e-browsers': after(
    reportMissingBrowsers,
    tool('playwright', 'test', '--config', 'e2e/browsers/playwright.config.ts'),
  ),
  soak,
  // The clone of the rehearsal installs packages and builds, so its own output shows the progress.
  rehearse: tool(
    'vitest',
    'run',
    '--disable-console-intercept',
    '--project=soak',
    '--bail=1',
    'tests/deploy',
  ),
  bench: after(ensureChromium, script('bench/src/main.ts')),
  guide: after(
    ensureJourneyBrowser,
    tool('playwright', 'test', '--config', 'e2e/guide/playwright.config.ts'),
  ),
  archive: async (args) => {
    const options = args.filter((arg) => arg !== '--hosted')
    if (options.length === args.length) return scriptOnData('prerender/src/archive/main.ts')(args)
    const {copyArchive} = await import('./commands/copy-archive.ts')
    const folder = join(readSettings(process.env, root).data, 'hosted-archive')
    await copyArchive(folder, options)
    return script('prerender/src/archive/main.ts', ...options, '--data', folder)([])
  },
  backup,
  restore: scriptOnData('local/src/commands.ts', 'restore'),
  inquiries: scriptOnData('local/src/commands.ts', 'inquiries'),
  stack: lazy(() => import('./commands/stack.ts')),
  schedule: lazy(() => import('./commands/schedule.ts')),
  staff: script('functions/scripts/staff.ts'),
  dependencies: lazy(() => import('./commands/dependencies.ts')),
  'new-site': lazy(() => import('./commands/new-site.ts')),
  redirects: lazy(() => import('./commands/redirects.ts')),
  'content-check': lazy(() => import('./commands/content-check.ts')),
  'content-export': transferContent('export'),
  'content-import': transferContent('import'),
  'content-migrate': lazy(() => import('./commands/content-migrate.ts')),
  'content-pack': script('content/src/pack.ts'),
  'content-reset': contentReset,
  'content-update': contentUpdate,
}

const [name = '', ...args] = process.argv.slice(2)
const command = commands[name]
try {
  if (!command) throw new UserError(`There is no command '${name}': package.json lists the scripts.`)
  process.exitCode = await command(args)
  // Loggers and pools of the checks may keep the process open.
  if (name === 'test' || name === 'check') process.exit()
} catch (error) {
  await stopAllChildren()
  reportFailure(error)
  process.exitCode = 1
}
