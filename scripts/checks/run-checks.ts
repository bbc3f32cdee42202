import {join} from 'node:path'
import {root} from '../bootstrap/root.mjs'
import {stopAllChildren} from '../process/child.mjs'
import {dataFolder} from '../process/data-folder.mjs'
import {onStopRequest} from '../process/stop-requests.ts'
import {describeFailure} from '../terminal/failure.mjs'
import {print, step} from '../terminal/progress.mjs'
import type {Check} from './checks.ts'
import {addUp, describeTally, FailedTests, oneFailed, summaryLine, type Tally} from './tally.ts'

const shownLines = 200

/**
 * Runs every check, the later ones even when an earlier one failed; says what each found, and all together in the last line. Gives the
 * exit code.
 */
export async function runChecks(checks: Check[]): Promise<number> {
  let stopping = false
  onStopRequest(() => {
    stopping = true
    void stopAllChildren().then(() => process.exit(130))
  })
  const logs = join(dataFolder(process.env, root), 'test-logs')
  const tallies: Tally[] = []
  for (const check of checks) {
    tallies.push(await runCheck(check, logs))
    // What fails because everything is being stopped is not a finding.
    if (stopping) await new Promise<never>(() => {})
  }
  const total = addUp(tallies)
  print(`\n${summaryLine(total)}`)
  return total.failed === 0 ? 0 : 1
}

async function runCheck({title, run}: Check, logs: string): Promise<Tally> {
  try {
    return await step(title, async (note) => {
      try {
        const tally = await run(logs)
        note(describeTally(tally))
        return tally
      } catch (error) {
        note(describeTally(tallyOf(error)))
        throw error
      }
    })
  } catch (error) {
    print(`${describeFailure(error, shownLines)}\n`)
    return tallyOf(error)
  }
}

function tallyOf(error: unknown): Tally {
  return error instanceof FailedTests ? error.tally : oneFailed
}
