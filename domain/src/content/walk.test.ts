import fc from 'fast-check'
import {expect, test} from 'vitest'
import {mapDeep, walk} from './walk.ts'

test('walk visits everything with its path in Sanity’s notation', () => {
  const visited: string[] = []
  walk({title: 'A', list: [{_key: 'a"b', text: 'B'}, 'C']}, (value, path) => {
    if (typeof value === 'string') visited.push(`${path} = ${value}`)
  })
  expect(visited).toEqual([
    'title = A',
    'list[_key=="a\\"b"]._key = a"b',
    'list[_key=="a\\"b"].text = B',
    'list[1] = C',
  ])
})

test('mapDeep returns the same object if nothing changes, and changes nothing in place', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const before = JSON.stringify(value)
      expect(mapDeep(value, (each) => each)).toBe(value)
      mapDeep(value, (each) => (typeof each === 'string' ? `${each}!` : each))
      expect(JSON.stringify(value)).toBe(before)
    }),
  )
  expect(mapDeep({a: [1, {b: 2}]}, (each) => (typeof each === 'number' ? each + 1 : each))).toEqual({
    a: [2, {b: 3}],
  })
})
