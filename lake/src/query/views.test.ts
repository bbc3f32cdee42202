import {DatabaseSync} from 'node:sqlite'
import {expect, test} from 'vitest'
import {Store} from '../documents/store.ts'
import {Views} from './views.ts'

test('a dataset has 8 views, and each has 2,000 indexes: the ones used longest ago are dropped', () => {
  const store = new Store(new DatabaseSync(':memory:'))
  store.commit([{create: {_id: 'a', _type: 'page', field0: 'x'}}])
  const views = new Views(store)
  const view = views.get('raw')
  const bucket = view.where('field0', 'x')
  for (let n = 0; n < 1900; n += 1) view.where(`field${n}`, 'x')
  expect(view.where('field0', 'x')).toBe(bucket)
  for (let n = 1; n < 2100; n += 1) view.where(`field${n}`, 'x')
  expect(view.where('field0', 'x')).not.toBe(bucket)
  for (let n = 0; n < 7; n += 1) views.get(`release${n}`)
  expect(views.get('raw')).toBe(view)
  for (let n = 0; n < 8; n += 1) views.get(`release${n}`)
  expect(views.get('raw')).not.toBe(view)
})
