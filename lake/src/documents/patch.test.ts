import {jsonMatch} from '@sanity/json-match'
import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {applyPatch} from './patch.ts'
import {placeFinder, readPath} from './patch-path.ts'

const origin = {index: 0, id: 'a'}
const patched = (document: Record<string, unknown>, patch: Record<string, unknown>) =>
  applyPatch(document, patch, origin, 'v2025-02-19')

const rows = (...values: unknown[]) => values.map((v, n) => ({_key: `k${n}`, v}))
const document = {l: rows(1, 2, 3), nums: [1, 2, 3], o: {a: 1, b: {a: 2}}, text: 'River'}

test.each<[patch: Record<string, unknown>, after: Record<string, unknown>]>([
  [{set: {'l[*].v': 9}}, {l: rows(9, 9, 9)}],
  [{set: {'o.*': 9}}, {o: {a: 9, b: 9}}],
  [{unset: ['l[*].v']}, {l: [{_key: 'k0'}, {_key: 'k1'}, {_key: 'k2'}]}],
  [{unset: ['o.*']}, {o: {}}],
  [{unset: ['nums[*]']}, {nums: []}],
  [{unset: ['nums[0:2]']}, {nums: [3]}],
  [{unset: ['nums[0,2]']}, {nums: [2]}],
  [{unset: ['l[v>1]']}, {l: rows(1)}],
  [{unset: ['o[b.a==2].a']}, {o: {b: {a: 2}}}],
  [{unset: ['..a']}, {o: {b: {}}}],
  [{inc: {'l[*].v': 1, 'nums[-1]': 2}}, {l: rows(2, 3, 4), nums: [1, 2, 5]}],
  [{inc: {'nums[0,0]': 1}}, {nums: [2, 2, 3]}],
  [{diffMatchPatch: {text: '@@ -1,5 +1,6 @@\n River\n+s\n'}}, {text: 'Rivers'}],
  [{setIfMissing: {'l[*].w': 0, text: 'Other'}}, {l: rows(1, 2, 3).map((row) => ({...row, w: 0}))}],
  [{set: {'new.inner.n': 1}}, {new: {inner: {n: 1}}}],
  [{set: {'zz[0].a': 1}}, {}],
  [{set: {'nums[3]': 4, 'nums[9]': 9}}, {nums: [1, 2, 3, 4]}],
  [{set: {'nums.x': 1, 'text.x': 1, 'o.a.x': 1}}, {}],
  [{insert: {before: 'nums[0]', items: [0]}}, {nums: [0, 1, 2, 3]}],
  [{insert: {after: 'nums[-1]', items: [4]}}, {nums: [1, 2, 3, 4]}],
  [{insert: {after: 'l[_key=="k0"]', items: ['x']}}, {l: [rows(1)[0], 'x', ...rows(1, 2, 3).slice(1)]}],
  [{insert: {replace: 'nums[0:2]', items: ['x']}}, {nums: ['x', 3]}],
  [{insert: {replace: 'nums[0,2]', items: ['x']}}, {nums: ['x', 2]}],
  [{unset: ['l'], set: {'l[0].v': 5}}, {l: undefined}],
])('the patch %j', (patch, after) => {
  const before = structuredClone(document)
  expect(patched(document, patch)).toEqual({...document, ...after})
  expect(document).toEqual(before)
})

describe('a path that cannot be read', () => {
  test.each([
    'rows[',
    'l[].v',
    'two words',
    '',
    'a..',
    '5',
    'nums[@@]',
    '@',
    'l[_key=="a" && v>1].v',
    'o.constructor',
    "['__proto__'].x",
  ])('%j is refused in each operation', (path) => {
    for (const patch of [
      ...['set', 'setIfMissing', 'inc', 'dec', 'diffMatchPatch'].map((name) => ({[name]: {[path]: 1}})),
      {unset: [path]},
      {insert: {after: path, items: []}},
    ])
      expect(() => applyPatch(document, patch, origin, 'v2025-08-18'), JSON.stringify(patch)).toThrow(
        expect.objectContaining({reason: 'invalid'}),
      )
  })
})

test('two items with the same key are different places', () => {
  const twins = {
    l: [
      {_key: 'a', v: 1},
      {_key: 'a', v: 2},
    ],
  }
  expect(patched(twins, {unset: ['l[0]']})).toEqual({l: [{_key: 'a', v: 2}]})
  expect(patched(twins, {set: {'l[*].v': 3}})).toEqual({
    l: [
      {_key: 'a', v: 3},
      {_key: 'a', v: 3},
    ],
  })
})

test('changing 50,000 items takes time proportional to their number', () => {
  const long = {l: Array.from({length: 50_000}, (_, n) => ({v: n}))}
  expect(patched(long, {unset: ['l[0:50000].v']})).toEqual({l: Array(50_000).fill({})})
})

test('paths that look at too many values are refused', () => {
  const long = {l: Array.from({length: 20_000}, (_, n) => ({_key: `k${n}`, v: n}))}
  const set = Object.fromEntries(long.l.slice(0, 300).map(({_key}) => [`l[_key=="${_key}"].v`, 0]))
  const hunks = Array.from({length: 300}, (_, n) => `@@ -${n + 1} +${n + 1} @@\n-x\n+y\n`).join('')
  expect(() => patched(long, {set})).toThrow('take too long to search the document for')
  expect(() => patched(long, {unset: Array(50_000).fill('a.b.c')})).toThrow('These paths are too long')
  expect(() => patched({text: 'x'.repeat(100_000)}, {diffMatchPatch: {text: hunks}})).toThrow('take too long')
})

const value = fc.letrec((tie) => ({
  value: fc.oneof(
    {depthSize: 'small'},
    fc.integer({min: 0, max: 3}),
    fc.constantFrom('x', null, true),
    tie('object'),
    tie('list'),
  ),
  object: fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('value'), {maxKeys: 3}),
  list: fc.array(tie('value'), {maxLength: 4}),
})).object
const step = fc.constantFrom(
  '.a',
  '.b',
  '.*',
  '[0]',
  '[-1]',
  '[1:3]',
  '[*]',
  '[:]',
  '[a?]',
  '[a==1]',
  '[b>0]',
  '[0,1]',
  '..a',
  '[c,a]',
)

test('a path finds the same places as in @sanity/json-match', () => {
  fc.assert(
    fc.property(
      value,
      fc.constantFrom('a', 'b', '*', '..a'),
      fc.array(step, {maxLength: 3}),
      (content, first, steps) => {
        const path = first + steps.join('')
        const node = readPath(path)
        if (!node) throw new Error(`${path} cannot be read`)
        const found = placeFinder()(node, content).filter((place) => place.value !== undefined)
        const expected = [...jsonMatch(content, path)].filter((entry) => entry.value !== undefined)
        // The path names some places twice.
        const values = (places: {value: unknown}[]) =>
          new Set(places.map((each) => JSON.stringify(each.value)))
        expect(values(found), path).toEqual(values(expected))
      },
    ),
    {numRuns: 1000},
  )
})
