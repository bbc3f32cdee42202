import {expect, test} from 'vitest'
import {describeTally, readTally} from './tally.ts'

test('a step reports failed, skipped and flaky tests', () => {
  expect(describeTally({passed: 3, failed: 0, skipped: 0})).toBe('3 passed')
  expect(describeTally({passed: 0, failed: 1, skipped: 2, flaky: 1})).toBe(
    '0 passed, 1 failed, 2 skipped, 1 flaky',
  )
})

test('a Vitest file that could not be loaded is a failure', () => {
  const testResults = [
    {status: 'passed', assertionResults: [{status: 'passed'}]},
    {status: 'failed', assertionResults: [{status: 'failed'}, {status: 'passed'}]},
    {status: 'failed', assertionResults: []},
  ]
  const counts = {numPassedTests: 5, numFailedTests: 1, numPendingTests: 1, numTodoTests: 1}
  expect(readTally({...counts, testResults})).toEqual({passed: 5, failed: 2, skipped: 2})
})

test('a Playwright error outside of tests is a failure', () => {
  const stats = {expected: 4, unexpected: 1, flaky: 1, skipped: 2}
  expect(readTally({stats, errors: [{}]})).toEqual({passed: 5, failed: 2, skipped: 2, flaky: 1})
})
