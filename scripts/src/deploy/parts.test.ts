import {describe, expect, test} from 'vitest'
import {allParts, parsePlan, rollbackArguments} from './parts.ts'

test('without arguments everything is deployed, the rules before the site', () => {
  expect(parsePlan([])).toEqual({parts: allParts, isDryRun: false, isBuilt: false})
})

test('named parts are deployed in their order', () => {
  expect(parsePlan(['studio', 'rules', '--dry-run'])).toEqual({
    parts: ['rules', 'studio'],
    isDryRun: true,
    isBuilt: false,
  })
})

test('a preview is a build of the site in its own channel', () => {
  expect(parsePlan(['--preview', 'pr-12', '--no-build'])).toEqual({
    parts: ['site'],
    channel: 'pr-12',
    isDryRun: false,
    isBuilt: true,
  })
})

test.each([['page'], ['--dryrun'], ['--preview'], ['--preview', '../live'], ['--preview', 'a', 'site']])(
  'wrong arguments are refused with the usage: %s %s %s',
  (...args) => {
    expect(() => parsePlan(args)).toThrow('npm run deploy -- [rules|indexes|functions|site|studio]')
  },
)

describe('rollbackArguments', () => {
  test('name the version in the form that the Firebase CLI takes: <site>@<version>', () => {
    expect(rollbackArguments('my-site', '0123abc')).toEqual([
      'hosting:clone',
      'my-site@0123abc',
      'my-site:live',
    ])
  })

  test.each(['', '--help', '0123abc my-site:live', '$(id)', '@1'])('refuse %s', (version) => {
    expect(() => rollbackArguments('my-site', version)).toThrow('is not the id of a version')
  })
})
