import {expect, test} from 'vitest'
import {isAtLeast} from './node-version.mjs'

test.each([
  ['20.20.0', true],
  ['20.21.2', true],
  ['22.0.0', true],
  ['20.19.9', false],
  ['18.99.0', false],
  ['9.30.0', false],
])('%s is at least 20.20: %s', (version, expected) => {
  expect(isAtLeast(version, '20.20')).toBe(expected)
})
