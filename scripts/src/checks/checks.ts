import {existsSync, readFileSync, rmSync} from 'node:fs'
import {join} from 'node:path'
import {root} from '../bootstrap/root.mjs'
import {UserError} from '../bootstrap/user-error.mjs'
import {type Child, startChild} from '../process/child.ts'
import {buildTypes, runToEnd, type Tool, toolArguments} from '../product/tool.ts'
import {ensureJourneyBrowser} from './chromium.ts'
import {checkGeneratedTypes} from './generated-types.ts'
import {checkHostedBuild} from './hosted-build.ts'
import {readTally, type Tally} from './tally.ts'

export interface TestRun {
  tally: Tally
  child: Child
}

/** One step of `npm test`. Throws if it fails; returns the run of tests, some of which may have failed. */
export interface Check {
  title: string
  run(logs: string): Promise<TestRun> | Promise<void>
}

const lint: Check = {
  title: 'Lint and format',
  run: async (logs) => {
    await tool(logs, 'imports', 'depcruise', ['.'])
    await tool(logs, 'lint', 'biome', ['check', '--error-on-warnings', '--max-diagnostics=50'])
    const texts = {args: [join(root, 'scripts/src/checks/lint-texts.ts')], log: join(logs, 'texts.log')}
    await runToEnd(texts, 'It found problems.')
  },
}

const types: Check = {
  title: 'Types',
  // An incremental check would miss a library with another version but older files.
  run: (logs) => tool(logs, 'typecheck', 'tsc', [...buildTypes, '--force']),
}

const content: Check = {
  title: 'Content',
  run: async (logs) => {
    const run = {args: [join(root, 'content/src/check.ts')], log: join(logs, 'content-check.log')}
    await runToEnd(run, 'The content has problems.')
  },
}

const unit: Check = {
  title: 'Unit tests',
  run: (logs) => runVitest(logs, 'unit', ['--project', 'unit', '--project', 'unit-dom']),
}

const unitAndIntegration: Check = {
  title: 'Unit and integration tests',
  // Three for two cores, because integration tests sometimes wait for processes.
  run: (logs) => runVitest(logs, 'tests', ['--project', '!soak', '--maxWorkers=3']),
}

const journeys: Check = {
  title: 'Browser journeys',
  run: async (logs) => {
    await ensureJourneyBrowser()
    const report = join(logs, 'playwright.json')
    const config = ['--config', 'e2e/playwright.config.ts', '--grep-invert=@soak']
    const args = ['test', ...config, '--reporter=list,json']
    const env = {PLAYWRIGHT_JSON_OUTPUT_FILE: report}
    return runTests('playwright', args, {log: join(logs, 'journeys.log'), report, env})
  },
}

export interface Checks {
  /** Free of side effects, so they run in parallel. */
  staticChecks: Check[]
  testRuns: Check[]
}

/** Checks without a server, a build or a browser, sorted by duration, descending. */
const quickStatic = [
  types,
  lint,
  {title: 'Generated types are up to date', run: checkGeneratedTypes},
  content,
]
export const quickChecks: Checks = {staticChecks: quickStatic, testRuns: [unit]}
export const allChecks: Checks = {
  staticChecks: [{title: 'Production build for the cloud', run: checkHostedBuild}, ...quickStatic],
  testRuns: [unitAndIntegration, journeys],
}

async function tool(logs: string, name: string, program: Tool, args: string[]): Promise<void> {
  await runToEnd({args: toolArguments(program, args), log: join(logs, `${name}.log`)}, 'It found problems.')
}

function runVitest(logs: string, name: string, options: string[]): Promise<TestRun> {
  const report = join(logs, `${name}.json`)
  // Prints the failures only, in the log and on the terminal.
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`]
  return runTests('vitest', ['run', ...options, ...reporters], {log: join(logs, `${name}.log`), report})
}

interface Output {
  log: string
  /** File that the runner's JSON reporter writes. */
  report: string
  env?: Record<string, string>
}

/** Runs a test runner. Throws if the report is missing, if no test passes, or if the runner fails without a failed test. */
async function runTests(program: Tool, args: string[], {log, report, env}: Output): Promise<TestRun> {
  rmSync(report, {force: true})
  const child = startChild({args: toolArguments(program, args), log, env})
  const {code} = await child.exited
  if (!existsSync(report)) throw new UserError('The tests could not be run.', child)
  const tally = readTally(JSON.parse(readFileSync(report, 'utf8')))
  if (tally.failed === 0 && (tally.passed === 0 || code !== 0))
    throw new UserError('No test failed, but the run did.', child)
  return {tally, child}
}
