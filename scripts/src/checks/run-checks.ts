import {join} from 'node:path'
import type {ListrTask} from 'listr2'
import {dataFolder} from '../bootstrap/data-folder.mjs'
import {root} from '../bootstrap/root.mjs'
import {describeFailure, UserError} from '../bootstrap/user-error.mjs'
import {stopAllChildren} from '../process/child.ts'
import {onShutdown} from '../process/shutdown.ts'
import {taskList} from '../process/task-list.ts'
import type {Check, Checks} from './checks.ts'
import {describeTally, type Tally} from './tally.ts'

const shownLines = 200
/** A static check keeps one core busy. */
const staticAtOnce = 2

/**
 * Runs the static checks in parallel, then the test runs one by one, even after failures. Prints the failures and the total. Returns the
 * exit code.
 */
export async function runChecks({staticChecks, testRuns}: Checks): Promise<number> {
  onShutdown(() => void stopAllChildren().then(() => process.exit(130)))
  const logs = join(dataFolder(process.env, root), 'test-logs')
  const total = {passed: 0, failed: 0}
  const failures: string[] = []
  const taskOf = (check: Check): ListrTask => ({
    title: check.title,
    task: async (_, task) => {
      const {tally, failure} = await outcomeOf(check, logs)
      total.passed += tally.passed
      total.failed += tally.failed
      task.title += `: ${describeTally(tally)}`
      if (failure === undefined) return
      failures.push(`${check.title}: ${describeFailure(failure, shownLines)}`)
      throw failure
    },
  })
  const staticTasks: ListrTask = {
    title: 'Static checks and builds',
    task: (_, task) =>
      task.newListr(staticChecks.map(taskOf), {concurrent: staticAtOnce, exitOnError: false}),
  }
  await taskList([staticTasks, ...testRuns.map(taskOf)], {exitOnError: false}).run()
  for (const failure of failures) console.log(`\n${failure}`)
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  return total.failed === 0 ? 0 : 1
}

/** Runs a check. One without tests, or that cannot be run, counts as one. */
async function outcomeOf(check: Check, logs: string): Promise<{tally: Tally; failure?: unknown}> {
  try {
    const tests = await check.run(logs)
    if (!tests) return {tally: {passed: 1, failed: 0}}
    const {tally, child} = tests
    if (tally.failed === 0) return {tally}
    return {tally, failure: new UserError(`${tally.failed} of the tests failed.`, child)}
  } catch (failure) {
    return {tally: {passed: 0, failed: 1}, failure}
  }
}
