import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import type {Check} from './checks.ts'
import {runChecks} from './run-checks.ts'

const lines: string[] = []
beforeEach(() => void vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line)))
afterEach(() => void lines.splice(0))

const ran: string[] = []
const check = (title: string, run: () => unknown = () => {}): Check => ({
  title,
  run: async () => {
    ran.push(title)
    return run() as never
  },
})
const tests = (passed: number, failed: number) => () => ({
  tally: {passed, failed},
  child: {log: 'tests.log', tail: () => 'the end of the output'},
})

test('checks that pass end with 0 and their number', async () => {
  expect(await runChecks({staticChecks: [check('Lint')], testRuns: [check('Unit', tests(3, 0))]})).toBe(0)
  expect(lines.at(-1)).toBe('\n4 passed, 0 failed')
})

test('a failure of a check or a test ends with 1 after all others, with the reason', async () => {
  const broken = check('Types', () => {
    throw new Error('does not compile')
  })
  const checks = {
    staticChecks: [broken, check('Lint')],
    testRuns: [check('Unit', tests(3, 2)), check('Journeys', tests(1, 0))],
  }
  ran.length = 0
  expect(await runChecks(checks)).toBe(1)
  expect(ran.toSorted()).toEqual(['Journeys', 'Lint', 'Types', 'Unit'])
  expect(lines.at(-1)).toBe('\n5 passed, 3 failed')
  const output = lines.join('\n')
  expect(output).toContain('Types: Error: does not compile')
  expect(output).toContain(
    'Unit: 2 of the tests failed.\n  │ the end of the output\nThe whole output is in tests.log',
  )
})
