import fc from 'fast-check'
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
  const before = {
    title: 'Old',
    rows: [
      {_key: 'a', n: 1},
      {_key: 'b', n: 2},
    ],
    kept: 'x'.repeat(1000),
  }
  const after = {
    ...before,
    title: 'New',
    rows: [
      {_key: 'b', n: 2},
      {_key: 'a', n: 3},
      {_key: 'c', n: 4},
    ],
  }
  expect(JSON.stringify(effect(before, after)).length).toBeLessThan(120)
  expect(effect(before, before)).toEqual([])
})

test('a document that appears or disappears is sent as the Studio reads it', () => {
  expect(effect(null, {a: 1})).toEqual([0, {a: 1}])
  expect(effect({a: 1}, null)).toEqual([0, null])
})

test('the time for a long list grows with its length', () => {
  const list = Array.from({length: 50_000}, (_, n) => `item ${n}`)
  const [before, after] = [{list}, {list: list.toReversed()}]
  const began = performance.now()
  expect(applyEffect(before, effect(before, after))).toEqual(after)
  expect(performance.now() - began).toBeLessThan(5000)
})
