import fc from 'fast-check'
import {expect, test, vi} from 'vitest'
import type {Doc} from '../documents/document.ts'
import {TextIndex} from './text-index.ts'
import {textQuery} from './text-search.ts'
import {TimeLimitReached, within} from './time-limit.ts'

const texts = ['River and stone', 'stone-river', 'riverside', 'the stone', '', 'Größe 10', '川 と 石']
const terms = [
  'river',
  'stone',
  'riv*',
  '"and stone"',
  '"river stone"',
  '-stone',
  '-"the stone"',
  '*',
  '-riv*',
  'größe',
  '10',
  '"',
]

function documentOf(_id: string, text: string): Doc {
  return {
    _id,
    _type: 'post',
    _rev: 'r',
    _createdAt: '',
    _updatedAt: '',
    title: text,
    parts: [{_key: 'k', text}],
  }
}

const ids = (documents: Iterable<Doc>) => [...documents].map(({_id}) => _id).sort()

test('a search finds the same documents as a full scan, after any changes', () => {
  const change = fc.record({
    id: fc.constantFrom('a', 'b', 'stone', 'd'),
    text: fc.option(fc.constantFrom(...texts), {nil: undefined}),
  })
  const query = fc.array(fc.constantFrom(...terms), {maxLength: 3}).map((all) => all.join(' '))
  fc.assert(
    fc.property(fc.array(fc.oneof(change, query), {maxLength: 20}), (steps) => {
      const documents = new Map([['a', documentOf('a', 'River and stone')]])
      const index = new TextIndex(documents.values())
      for (const step of steps) {
        if (typeof step === 'string') {
          const expected = [...documents.values()].filter(textQuery(step))
          expect(ids(index.find(step)), step).toEqual(ids(expected))
          continue
        }
        const document = step.text === undefined ? undefined : documentOf(step.id, step.text)
        if (document) documents.set(step.id, document)
        else documents.delete(step.id)
        index.show(step.id, document)
      }
    }),
    {numRuns: 300},
  )
})

test('a search that reaches its time limit leaves nothing behind that a later one would find twice', () => {
  const documents = Array.from({length: 50}, (_, n) => documentOf(`d${n}`, `number ${n} river`))
  const index = new TextIndex(documents)
  const now = vi.spyOn(performance, 'now')
  let time = 0
  now.mockImplementation(() => time++)
  for (const limit of [5, 9, 17])
    expect(() => within(limit, () => index.find('river'))).toThrow(TimeLimitReached)
  now.mockRestore()
  expect(ids(index.find('river'))).toEqual(ids(documents))
})
