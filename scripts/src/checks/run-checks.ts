import {join} from 'node:path'
import type {ListrTask} from 'listr2'
import {dataFolder} from '../bootstrap/data-folder.mjs'
import {root} from '../bootstrap/root.mjs'
import {describeFailure} from '../bootstrap/user-error.mjs'
import {stopAllChildren} from '../process/child.ts'
import {onShutdown} from '../process/shutdown.ts'
import {taskList} from '../process/task-list.ts'
import type {Check, Checks} from './checks.ts'
import {addUp, describeTally, FailedTests, oneFailed, summaryLine, type Tally} from './tally.ts'

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
  const tallies: Tally[] = []
  const failures: string[] = []
  const taskOf = (check: Check): ListrTask => ({
    title: check.title,
    task: async (_, task) => {
      try {
        const tally = await check.run(logs)
        tallies.push(tally)
        task.title += `: ${describeTally(tally)}`
      } catch (error) {
        const tally = error instanceof FailedTests ? error.tally : oneFailed
        tallies.push(tally)
        task.title += `: ${describeTally(tally)}`
        failures.push(`${check.title}: ${describeFailure(error, shownLines)}`)
        throw error
      }
    },
  })
  const staticTasks: ListrTask = {
    title: 'Static checks and builds',
    task: (_, task) =>
      task.newListr(staticChecks.map(taskOf), {concurrent: staticAtOnce, exitOnError: false}),
  }
  await taskList([staticTasks, ...testRuns.map(taskOf)], {exitOnError: false}).run()
  for (const failure of failures) console.log(`\n${failure}`)
  const total = addUp(tallies)
  console.log(`\n${summaryLine(total)}`)
  return total.failed === 0 ? 0 : 1
}
