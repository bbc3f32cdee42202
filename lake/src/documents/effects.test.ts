import fc from 'fast-check'
import {applyPatch} from 'mendoza'
import {expect, test} from 'vitest'
import {applyEffect, effect} from './effects.ts'

const key = fc.constantFrom('a', 'b', 'c', '_id')
const item = fc.record({
  _key: fc.constantFrom('k1', 'k2', 'k3', 'k4'),
  n: fc.nat(3),
  deep: fc.dictionary(key, fc.nat(2)),
})
const rows = fc.uniqueArray(item, {selector: ({_key}) => _key})
const {value} = fc.letrec((tie) => ({
  value: fc.oneof(
    {depthSize: 'small'},
    fc.string(),
    fc.integer(),
    fc.boolean(),
    rows,
    tie('list'),
    tie('record'),
  ),
  list: fc.array(tie('value'), {maxLength: 4}),
  record: fc.dictionary(key, tie('value')),
}))
const document = fc.dictionary(key, value)
const documentOrNone = fc.option(document)

test('the patch leads from one side to the other', () => {
  fc.assert(
    fc.property(documentOrNone, documentOrNone, (before, after) => {
      expect(applyEffect(structuredClone(before), effect(before, after))).toEqual(after)
    }),
  )
})

test('contains only the changed fields and items', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((_key, n) => ({_key, n}))
  const before = {title: 'Old', rows: [a, b], kept: 'x'.repeat(1000)}
  const after = {...before, title: 'New', rows: [b, {...a, n: 3}, c]}
  expect(JSON.stringify(effect(before, after)).length).toBeLessThan(120)
  expect(effect(before, before)).toEqual([])
})

test('a patch leaves out the revision, because the Studio applies it without', () => {
  const before = {_id: 'a', _rev: '1', _type: 'release', metadata: {type: 'asap'}, state: 'active'}
  const after = {...before, _rev: '2', metadata: {type: 'soon'}, publishedAt: 'now'}
  const {_rev: _earlier, ...old} = before
  const {_rev: _later, ...now} = after
  expect(applyPatch(old, effect(before, after))).toEqual(now)
  expect(applyPatch(now, effect(after, before))).toEqual(old)
  // As earlier releases stored it: the fields are counted with the revision.
  expect(applyEffect(after, [10, 3, 17, 'asap', 'type', 15, 19, 4, 17, '1', '_rev'])).toEqual(old)
})

test('a document that appears or disappears is sent as the Studio reads it', () => {
  expect(effect(null, {_rev: '1', a: 1})).toEqual([0, {a: 1}])
  expect(effect({a: 1}, null)).toEqual([0, null])
})

// With a time that grows with the square of its length, it would exceed the time of a test.
test.each([
  ['reversed', (n: number) => `item ${n}`, (n: number) => `item ${99_999 - n}`],
  [
    'changed in each item',
    (n: number) => ({_key: `k${n}`, n}),
    (n: number) => ({_key: `k${n}`, n: -1, more: n}),
  ],
])('a long list is compared and patched when it is %s', (_what, old, now) => {
  const listOf = (item: (n: number) => unknown) => ({list: Array.from({length: 100_000}, (_, n) => item(n))})
  const [before, after] = [listOf(old), listOf(now)]
  expect(applyEffect(before, effect(before, after))).toEqual(after)
})
