import {expect, test} from 'vitest'
import {bulkRows, matchingRows} from './rows.ts'

const listed = (_id: string, title: unknown = _id, _type = 'carrier') => ({_id, _type, title, _updatedAt: ''})
const every = {type: '', state: '', search: ''}

test('each document is one row with its draft’s title and its state', () => {
  const rows = bulkRows(
    [listed('b'), listed('drafts.b', 'A draft'), listed('drafts.c'), listed('a', 7), listed('d', '{n}')],
    (title) => title.replace('{n}', 'fifty'),
  )
  expect(rows.map(({id, title, state}) => [id, title, state])).toEqual([
    ['b', 'A draft', 'edited'],
    ['c', 'drafts.c', 'draft'],
    ['d', 'fifty', 'published'],
    ['a', 'Untitled', 'published'],
  ])
})

test('ten thousand documents are listed and searched without a delay', () => {
  const many = Array.from({length: 10_000}, (_, i) => listed(`carrier-${i}`, `Carrier number ${i}`))
  const started = performance.now()
  const rows = bulkRows(many, (title) => title)
  const found = matchingRows(rows, {...every, search: 'number 9999'})
  expect(found.map(({id}) => id)).toEqual(['carrier-9999'])
  expect(matchingRows(rows, {...every, type: 'page'})).toEqual([])
  expect(matchingRows(rows, {...every, state: 'published'})).toHaveLength(10_000)
  // It takes a tenth of this on an idle machine.
  expect(performance.now() - started).toBeLessThan(2000)
})
