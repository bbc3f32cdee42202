import {describe, expect, test} from 'vitest'
import {describeFailure, explainInstall, UserError} from './user-error.mjs'

describe('explainInstall', () => {
  test.each([
    ['npm error code ENOTFOUND\nnpm error errno ENOTFOUND', 'The package registry could not be reached'],
    [
      'ERR_PNPM_META_FETCH_FAIL  GET https://registry.example/react: request failed',
      'The package registry could not be reached',
    ],
    [
      'ERR_PNPM_RESOLVING_NPM_RESOLVER_NETWORK_ERROR: Failed to fetch metadata',
      'The package registry could not be reached',
    ],
    ['npm error code ECONNREFUSED', 'The package registry could not be reached'],
    ['npm error code ENOSPC\nnpm error nospc', 'The disk is full'],
    ['write failed: No space left on device', 'The disk is full'],
    ['ERR_PNPM_OUTDATED_LOCKFILE  Cannot install with "frozen-lockfile"', 'pnpm-lock.yaml does not match'],
  ])('%j', (output, sentence) => {
    expect(explainInstall(output)).toContain(sentence)
  })

  test('leaves what it does not know to the output', () => {
    expect(explainInstall('something else')).toBeUndefined()
  })
})

describe('describeFailure', () => {
  const child = {log: '/logs/a.log', tail: () => 'first\nsecond'}

  test('a user error is its sentence, without a stack', () => {
    expect(describeFailure(new UserError('Do this.'))).toBe('Do this.')
  })

  test('the output of the tool is below, and where the rest is', () => {
    expect(describeFailure(new UserError('It failed.', child))).toBe(
      'It failed.\n  │ first\n  │ second\nThe whole output is in /logs/a.log',
    )
  })

  test('a full disk is named, wherever the error came from', () => {
    const full = 'The disk is full: free some space, then run the command again.'
    expect(describeFailure(Object.assign(new Error('ENOSPC: no space left on device, write')))).toBe(full)
    expect(
      describeFailure(new UserError('It failed.', {...child, tail: () => 'Error: database or disk is full'})),
    ).toBe(full)
  })

  test('an error of the scripts has a stack', () => {
    expect(describeFailure(new TypeError('x is not a function'))).toContain('user-error.test.ts')
  })
})
