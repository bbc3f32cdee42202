import type {Tally} from './tally.ts'

/** The part of vitest's JSON report that is read here. */
interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {status: string; assertionResults: {status: string}[]}[]
}

/** Counts vitest's JSON report; a file that could not be run counts as one failure. */
export function tallyVitest(report: VitestReport): Tally {
  const brokenFiles = report.testResults.filter(
    ({status, assertionResults}) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** The part of playwright's JSON report that is read here. */
interface PlaywrightReport {
  stats: {expected: number; unexpected: number; flaky: number; skipped: number}
  errors: unknown[]
}

/** Counts playwright's JSON report; what failed outside of any test (setup, a file that does not load) counts as one each. */
export function tallyPlaywright({stats, errors}: PlaywrightReport): Tally {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    flaky: stats.flaky,
  }
}
