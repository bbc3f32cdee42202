import {DatabaseSync} from 'node:sqlite'
import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {type Dataset, openDataset} from '../dataset.ts'
import {runActions} from './actions.ts'
import {runSchedule} from './release-schedule.ts'

const release = {actionType: 'sanity.action.release.create', releaseId: 'spring'}
const schedule = {actionType: 'sanity.action.release.schedule', releaseId: 'spring'}

let database: DatabaseSync
let context: Dataset
let log: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout', 'Date']})
  log = vi.spyOn(console, 'error').mockImplementation(() => {})
  database = new DatabaseSync(':memory:')
  context = openDataset({
    database,
    folder: undefined,
    projectId: 'local',
    dataset: 'production',
    assetsOrigin: 'http://localhost',
  })
})
afterEach(() => {
  database.close()
  vi.useRealTimers()
})

/** Makes all writes fail, as on a full disk. */
const refuseWrites = (refuse: boolean) => database.exec(`PRAGMA query_only = ${refuse}`)
const stateOf = (id: string) => context.store.get(id)?.state

test('a release whose publishing cannot be stored is tried again in a minute, not at once and again', () => {
  const {store} = context
  runActions(store, [release])
  runActions(store, [{...schedule, publishAt: new Date(Date.now() + 1000).toISOString()}])
  const stop = runSchedule(store)
  refuseWrites(true)
  vi.advanceTimersByTime(30_000)
  expect(stateOf('_.releases.spring')).toBe('scheduled')
  expect(log).toHaveBeenCalledOnce()
  refuseWrites(false)
  vi.advanceTimersByTime(60_000)
  expect(stateOf('_.releases.spring')).toBe('published')
  stop()
})

test('a document that only looks like a scheduled release stops neither the lake nor the other releases', () => {
  const {store} = context
  const past = new Date(Date.now() - 1000).toISOString()
  const fields = {_type: 'system.release', state: 'scheduled', publishAt: past}
  store.commit([
    {create: {...fields, _id: '_.releases.autumn', name: 'winter'}},
    {create: {...fields, _id: '_.releases.summer'}},
    {create: {...fields, _id: 'a-page', name: 'winter'}},
  ])
  runActions(store, [release])
  runActions(store, [{...schedule, publishAt: new Date(Date.now() + 1000).toISOString()}])
  const stop = runSchedule(store)
  vi.advanceTimersByTime(2000)
  expect(stateOf('_.releases.spring')).toBe('published')
  expect(stateOf('_.releases.autumn')).toBe('scheduled')
  stop()
})

test('a listener that throws changes neither the commit nor the events of others', () => {
  const received: string[] = []
  const {store} = context
  store.committed.subscribe(() => {
    throw new Error('broken')
  })
  store.committed.subscribe(({changes}) => received.push(...changes.map(({documentId}) => documentId)))
  store.commit([{create: {_id: 'a', _type: 'page'}}])
  expect(received).toEqual(['a'])
  expect(log).toHaveBeenCalledOnce()
})
