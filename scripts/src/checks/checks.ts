import {existsSync, readFileSync, rmSync} from 'node:fs'
import {join} from 'node:path'
import {root} from '../bootstrap/root.mjs'
import {UserError} from '../bootstrap/user-error.mjs'
import {startChild} from '../process/child.ts'
import {buildTypes, runToEnd, type Tool, toolArguments} from '../product/tool.ts'
import {ensureJourneyBrowser} from './chromium.ts'
import {checkGeneratedTypes} from './generated-types.ts'
import {checkHostedBuild} from './hosted-build.ts'
import {onePassed, requirePassed, type Tally} from './tally.ts'
import {tallyPlaywright, tallyVitest} from './test-reports.ts'

/** One step of `npm test`. Returns its counts, or throws a UserError, which counts as one failure. */
export interface Check {
  title: string
  run(logs: string): Promise<Tally>
}

const lint: Check = {
  title: 'Lint and format',
  run: async (logs) => {
    await tool(logs, 'imports', 'depcruise', ['.'])
    return tool(logs, 'lint', 'biome', ['check', '--error-on-warnings', '--max-diagnostics=50'])
  },
}

const types: Check = {
  title: 'Types',
  // An incremental check would miss a library with another version but older files.
  run: (logs) => tool(logs, 'typecheck', 'tsc', [...buildTypes, '--force']),
}

const generatedTypes: Check = {
  title: 'Generated types are up to date',
  run: async (logs) => {
    await checkGeneratedTypes(logs)
    return onePassed
  },
}

const content: Check = {
  title: 'Content',
  run: async (logs) => {
    const run = {args: [join(root, 'content/src/check.ts')], log: join(logs, 'content-check.log')}
    await runToEnd(run, 'The content has problems.')
    return onePassed
  },
}

const unit: Check = {
  title: 'Unit tests',
  run: (logs) => runVitest(logs, 'unit', ['--project', 'unit', '--project', 'unit-dom']),
}

const integration: Check = {
  title: 'Integration tests',
  // Three for two cores, because each sometimes waits for processes.
  run: (logs) => runVitest(logs, 'integration', ['--project', 'integration', '--maxWorkers=3']),
}

const hostedBuild: Check = {
  title: 'Production build for the cloud',
  run: async (logs) => {
    await checkHostedBuild(logs)
    return onePassed
  },
}

const journeys: Check = {
  title: 'Browser journeys',
  run: async (logs) => {
    await ensureJourneyBrowser()
    const report = join(logs, 'playwright.json')
    return runTests({
      program: 'playwright',
      args: ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
      log: join(logs, 'journeys.log'),
      report,
      env: {PLAYWRIGHT_JSON_OUTPUT_FILE: report},
      tally: tallyPlaywright,
    })
  },
}

export interface Checks {
  /** Free of side effects, so they run in parallel. */
  staticChecks: Check[]
  testRuns: Check[]
}

/** Checks without a server, a build or a browser, the longest first. */
const quickStatic = [types, lint, generatedTypes, content]
export const quickChecks: Checks = {staticChecks: quickStatic, testRuns: [unit]}
export const allChecks: Checks = {
  staticChecks: [hostedBuild, ...quickStatic],
  testRuns: [unit, integration, journeys],
}

function runVitest(logs: string, name: string, args: string[]): Promise<Tally> {
  const report = join(logs, `${name}.json`)
  return runTests({
    program: 'vitest',
    args: ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    log: join(logs, `${name}.log`),
    report,
    tally: tallyVitest,
  })
}

async function tool(logs: string, name: string, program: Tool, args: string[]): Promise<Tally> {
  await runToEnd({args: toolArguments(program, args), log: join(logs, `${name}.log`)}, 'It found problems.')
  return onePassed
}

interface TestRun<Report> {
  program: Tool
  args: string[]
  log: string
  /** File that the runner's JSON reporter writes. */
  report: string
  env?: Record<string, string>
  tally: (report: Report) => Tally
}

/** Runs a test runner. Throws if there is no report, no test, or an exit code without a failed test. */
async function runTests<Report>({program, args, log, report, env, tally}: TestRun<Report>): Promise<Tally> {
  rmSync(report, {force: true})
  const child = startChild({args: toolArguments(program, args), log, env})
  const {code} = await child.exited
  if (!existsSync(report)) throw new UserError('The tests could not be run.', child)
  return requirePassed(tally(JSON.parse(readFileSync(report, 'utf8'))), code, child)
}
