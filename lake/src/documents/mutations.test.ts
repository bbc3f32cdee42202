import {expect, test} from 'vitest'
import type {Doc} from './document.ts'
import {applyMutation} from './mutations.ts'

function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(frozen)
  return Object.freeze(value)
}

const current: Doc = frozen({
  _id: 'a',
  _type: 'post',
  _rev: 'r1',
  _createdAt: '2026-01-01T00:00:00Z',
  _updatedAt: '2026-01-01T00:00:00Z',
  count: 1,
  title: 'River',
  parts: [
    {_key: 'x', marks: ['strong'], place: {n: 1}},
    {_key: 'y', marks: [], place: {n: 2}},
  ],
})

// A paste of thousands of paragraphs is as many patches of one document, so none may copy all of it.
test.each([
  {set: {'parts[_key=="y"].place.n': 3}},
  {setIfMissing: {'parts[_key=="y"].place.m': 3}},
  {unset: ['parts[_key=="y"].marks']},
  {inc: {count: 1}, dec: {'parts[_key=="y"].place.n': 1}},
  {insert: {after: 'parts[-1]', items: [{_key: 'z'}]}},
  {diffMatchPatch: {title: '@@ -1,5 +1,6 @@\n River\n+s\n'}},
])('$0 changes no stored document and copies only what changes', (operations) => {
  const after = applyMutation(
    {documentId: 'a', before: current, after: current, mutations: []},
    {
      index: 0,
      kind: 'patch',
      id: 'a',
      mutation: {patch: {id: 'a', ...operations}},
      apiVersion: 'v2025-02-19',
    },
    {transactionId: 'r2', timestamp: '2026-01-02T00:00:00Z'},
  )
  expect({...after, _rev: current._rev, _updatedAt: current._updatedAt}).not.toEqual(current)
  const part = (document: Doc | null) => (document?.parts as object[] | undefined)?.[0]
  expect(part(after)).toBe(part(current))
})
