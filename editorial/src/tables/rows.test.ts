import {expect, test} from 'vitest'
import {bulkRows, matchingRows} from './rows.ts'

const listed = (_id: string, title: unknown = _id, _type = 'carrier') => ({_id, _type, title})
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

test('dates distinguish versions with the same title', () => {
  const [row] = bulkRows([{...listed('a', 'Standard'), year: 2999, effectiveFrom: '2999-01-01'}], String)
  expect(row?.period).toBe('2999 · from 2999-01-01')
})

test('a search needs every term, in the title or the id', () => {
  const rows = bulkRows(
    [listed('a', 'Carrier 1'), listed('b', 'Carrier 2'), listed('page-a', 'Page')],
    String,
  )
  const found = (filter: object) => matchingRows(rows, {...every, ...filter}).map(({id}) => id)
  expect(found({search: ' CARRIER 2'})).toEqual(['b'])
  expect(found({search: 'page-a'})).toEqual(['page-a'])
  expect(found({type: 'page'})).toEqual([])
  expect(found({state: 'published'})).toHaveLength(3)
})
