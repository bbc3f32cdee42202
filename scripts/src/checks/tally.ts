/** The counts of one step of `npm test`. */
export interface Tally {
  passed: number
  failed: number
  skipped?: number
  /** Number of passed tests that needed a retry. */
  flaky?: number
}

/** A part of Vitest's JSON report. */
interface VitestReport {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {status: string; assertionResults: {status: string}[]}[]
}

/** A part of Playwright's JSON report. */
interface PlaywrightReport {
  stats: {expected: number; unexpected: number; flaky: number; skipped: number}
  errors: unknown[]
}

/** Counts a runner's JSON report. A file that cannot be loaded and an error outside of tests count as one failure each. */
export function readTally(report: VitestReport | PlaywrightReport): Tally {
  if ('stats' in report) {
    const {expected, unexpected, flaky, skipped} = report.stats
    return {passed: expected + flaky, failed: unexpected + report.errors.length, skipped, flaky}
  }
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

/** Formats the counts of a step, such as `3 passed, 2 skipped`. */
export function describeTally(tally: Tally): string {
  const counts = Object.entries(tally).filter(([name, count]) => name === 'passed' || count > 0)
  return counts.map(([name, count]) => `${count} ${name}`).join(', ')
}
