import {expect, test} from 'vitest'
import {listenerFilter} from './listener-filter.ts'

test.each([
  ['_type == "schedule" && action in ["publish", "takeDown"]', true],
  ['_type in $types', true],
  ['_id in path("versions.**")', false],
  ['_type == "schedule" && name match "a*"', false],
  ['count([1, 2, 3][@ > 1]) > 0', false],
  ['name in [lower(name)]', true],
  ['name in array::unique(names)', false],
])('the filter %s needs no time limit: %s', (filter, isQuick) => {
  expect(listenerFilter(`*[${filter}]`, {types: ['page']}, () => null).isQuick).toBe(isQuick)
})
