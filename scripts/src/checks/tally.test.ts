import {expect, test} from 'vitest'
import {UserError} from '../bootstrap/user-error.mjs'
import type {Child} from '../process/child.ts'
import {addUp, describeTally, FailedTests, onePassed, requirePassed, summaryLine} from './tally.ts'
import {tallyPlaywright, tallyVitest} from './test-reports.ts'

test('the last line counts everything', () => {
  expect(summaryLine(addUp([onePassed, {passed: 41, failed: 2, skipped: 3}]))).toBe('42 passed, 2 failed')
  expect(summaryLine(addUp([]))).toBe('0 passed, 0 failed')
})

test('a step reports skipped and flaky tests', () => {
  expect(describeTally({passed: 3, failed: 0, flaky: 1})).toBe('3 passed, 1 flaky')
  expect(describeTally({passed: 3, failed: 0, skipped: 2})).toBe('3 passed, 2 skipped')
  expect(describeTally({passed: 3, failed: 1})).toBe('3 passed, 1 failed')
})

test('a run passes only where tests ran, none failed, and it ended well', () => {
  const child = {log: 'run.log', tail: () => ''} as unknown as Child
  const passed = {passed: 2, failed: 0}
  expect(requirePassed(passed, 0, child)).toBe(passed)
  expect(() => requirePassed({passed: 2, failed: 1}, 1, child)).toThrow(FailedTests)
  expect(() => requirePassed({passed: 0, failed: 0, skipped: 4}, 0, child)).toThrow(UserError)
  expect(() => requirePassed(passed, 1, child)).toThrow(UserError)
})

test('a vitest file that could not be loaded is a failure', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 1,
    testResults: [
      {status: 'passed', assertionResults: [{status: 'passed'}]},
      {status: 'failed', assertionResults: [{status: 'failed'}, {status: 'passed'}]},
      {status: 'failed', assertionResults: []},
    ],
  }
  expect(tallyVitest(report)).toEqual({passed: 5, failed: 2, skipped: 2})
})

test('a playwright error outside of any test is a failure', () => {
  const stats = {expected: 4, unexpected: 1, flaky: 1, skipped: 2}
  expect(tallyPlaywright({stats, errors: [{message: 'the setup failed'}]})).toEqual({
    passed: 5,
    failed: 2,
    skipped: 2,
    flaky: 1,
  })
})
