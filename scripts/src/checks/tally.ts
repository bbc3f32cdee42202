import {UserError} from '../bootstrap/user-error.mjs'
import type {Child} from '../process/child.ts'

/** The counts of one step of `npm test`. */
export interface Tally {
  passed: number
  failed: number
  skipped?: number
  /** Number of passed tests that needed a retry. */
  flaky?: number
}

/** A step without tests counts as one. */
export const onePassed: Tally = {passed: 1, failed: 0}
export const oneFailed: Tally = {passed: 0, failed: 1}

/** Tests ran and some of them failed. */
export class FailedTests extends UserError {
  readonly tally: Tally

  constructor(tally: Tally, child: Child) {
    super(`${tally.failed} of the tests failed.`, child)
    this.tally = tally
  }
}

/** Returns the counts if tests ran, all passed, and the exit code is 0. Throws otherwise. */
export function requirePassed(tally: Tally, code: number, child: Child): Tally {
  if (tally.failed > 0) throw new FailedTests(tally, child)
  if (tally.passed === 0) throw new UserError('There were no tests to run.', child)
  if (code !== 0) throw new UserError('All tests passed, but the run failed.', child)
  return tally
}

export function addUp(tallies: Tally[]): Tally {
  return tallies.reduce(
    (sum, {passed, failed}) => ({passed: sum.passed + passed, failed: sum.failed + failed}),
    {passed: 0, failed: 0},
  )
}

/** The last line of `npm test`. */
export function summaryLine({passed, failed}: Tally): string {
  return `${passed} passed, ${failed} failed`
}

/** Formats the counts of a step. */
export function describeTally({passed, failed, skipped = 0, flaky = 0}: Tally): string {
  const parts = [
    `${passed} passed`,
    failed > 0 && `${failed} failed`,
    skipped > 0 && `${skipped} skipped`,
    flaky > 0 && `${flaky} flaky`,
  ]
  return parts.filter(Boolean).join(', ')
}
