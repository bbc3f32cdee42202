import {join} from 'node:path'
import {dataFolder} from '../bootstrap/data-folder.mjs'
import {root} from '../bootstrap/root.mjs'
import {describeFailure} from '../bootstrap/user-error.mjs'
import {stopAllChildren} from '../process/child.ts'
import {onStopRequest} from '../process/stop-requests.ts'
import {taskList} from '../process/task-list.ts'
import type {Check} from './checks.ts'
import {addUp, describeTally, FailedTests, oneFailed, summaryLine, type Tally} from './tally.ts'

const shownLines = 200

/**
 * Runs every check, the later ones even when an earlier one failed. Then prints what failed and, as the last line, the sum. Gives the
 * exit code.
 */
export async function runChecks(checks: Check[]): Promise<number> {
  onStopRequest(() => void stopAllChildren().then(() => process.exit(130)))
  const logs = join(dataFolder(process.env, root), 'test-logs')
  const tallies: Tally[] = []
  const failures: string[] = []
  const tasks = checks.map((check) => ({
    title: check.title,
    task: async (_: unknown, task: {title: string}) => {
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
  }))
  await taskList(tasks, {exitOnError: false}).run()
  for (const failure of failures) console.log(`\n${failure}`)
  const total = addUp(tallies)
  console.log(`\n${summaryLine(total)}`)
  return total.failed === 0 ? 0 : 1
}
