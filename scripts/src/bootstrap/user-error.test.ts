import {expect, test} from 'vitest'
import {describeFailure, explainAudit, explainInstall, UserError} from './user-error.mjs'

const unreachable = 'The package registry could not be reached'
const full = 'The disk is full: free some space, then run the command again.'

test.each([
  ['npm error code ENOTFOUND\nnpm error errno ENOTFOUND', unreachable],
  ['ERR_PNPM_META_FETCH_FAIL  GET https://registry.example/react: request failed', unreachable],
  ['ERR_PNPM_RESOLVING_NPM_RESOLVER_NETWORK_ERROR: Failed to fetch metadata', unreachable],
  ['npm error code ENOSPC\nnpm error nospc', full],
  ['write failed: No space left on device', full],
  ['ERR_PNPM_OUTDATED_LOCKFILE  Cannot install with "frozen-lockfile"', 'pnpm-lock.yaml does not match'],
  ['something else', undefined],
])('an install that fails with %j: %s', (output, sentence) => {
  const explained = explainInstall(output)
  if (sentence) expect(explained).toContain(sentence)
  else expect(explained).toBeUndefined()
})

test('an audit that the registry does not answer is explained, and one with advisories is not', () => {
  const refused = 'Error: ERR_PNPM_AUDIT_BAD_RESPONSE\n  × The audit endpoint responded with 405:'
  expect(explainAudit(refused)).toContain('answers no audit')
  expect(explainAudit('1 vulnerabilities found\nSeverity: 1 high')).toBeUndefined()
})

const child = {log: '/logs/a.log', tail: () => 'first\nsecond'}

test.each([
  [new UserError('Do this.'), 'Do this.'],
  [
    new UserError('It failed.', child),
    'It failed.\n  │ first\n  │ second\nThe whole output is in /logs/a.log',
  ],
  [new Error('ENOSPC: no space left on device, write'), full],
  [new UserError('It failed.', {...child, tail: () => 'Error: database or disk is full'}), full],
])('a failure is described in a sentence, with the output of its tool: %s', (error, text) => {
  expect(describeFailure(error)).toBe(text)
})

test('an error of the scripts has a stack', () => {
  expect(describeFailure(new TypeError('x is not a function'))).toContain('user-error.test.ts')
})
