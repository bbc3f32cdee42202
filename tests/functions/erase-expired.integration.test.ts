import {createRequire} from 'node:module'
import {startLake} from '@upline/testing/lake.ts'
import {afterAll, expect, onTestFinished, test, vi} from 'vitest'
import {startFunctionsFirestore} from '../local/office/firestore-servers.ts'

// Loaded by Node itself, as in the cloud.
const load = createRequire(import.meta.url)
const {eraseExpired, fetchRetention}: typeof import('@upline/functions/erase-expired.ts') = load(
  '@upline/functions/erase-expired.ts',
)

const now = new Date('2026-11-23T03:10:00Z')
const ages = {new: '2026-11-22', year: '2025-11-20', old: '2024-11-20', future: '2099-01-01'}

const {firestore, stop} = await startFunctionsFirestore()
afterAll(stop)
for (const [id, date] of Object.entries(ages)) {
  await firestore.doc(`error_logs/${id}`).set({context: {timestamp: `${date}T08:00:00.000Z`}})
  if (id === 'future') continue
  await firestore.doc(`unfound/${date}`).set({date, entries: []})
  await firestore.doc(`inquiries/${id}`).set({timestamp: new Date(date)})
  await firestore.doc(`inquiry_notes/${id}`).set({inquiry: id})
}

const idsOf = async (collection: string) =>
  (await firestore.collection(collection).get()).docs.map(({id}) => id)

test('erases what is older than the published fact, also after a change of it', async () => {
  const trial = await eraseExpired(firestore, 24, {now, isTrial: true})
  expect(trial).toEqual({months: 24, inquiries: 1, notes: 1, errorLogs: 2, unfoundDays: 1, isTrial: true})
  expect(await idsOf('inquiries')).toEqual(['new', 'old', 'year'])

  expect(await eraseExpired(firestore, 24, {now})).toEqual({...trial, isTrial: false})
  expect(await idsOf('inquiries')).toEqual(['new', 'year'])
  expect(await idsOf('inquiry_notes')).toEqual(['new', 'year'])
  expect(await idsOf('error_logs')).toEqual(['new', 'year'])
  expect(await idsOf('unfound')).toEqual([ages.year, ages.new])

  const shorter = await eraseExpired(firestore, 12, {now})
  expect(shorter).toEqual({months: 12, inquiries: 1, notes: 1, errorLogs: 1, unfoundDays: 1, isTrial: false})
  expect(await idsOf('inquiries')).toEqual(['new'])
})

test('an error log of a clock that is a day ahead is wrong, one that is hours ahead is not', async () => {
  const log = (id: string, timestamp: string) => firestore.doc(`error_logs/${id}`).set({context: {timestamp}})
  await log('hours-ahead', '2026-11-23T22:00:00.000Z')
  await log('days-ahead', '2026-11-25T03:00:00.000Z')
  await eraseExpired(firestore, 12, {now})
  expect(await idsOf('error_logs')).toEqual(expect.arrayContaining(['hours-ahead']))
  expect(await idsOf('error_logs')).not.toContain('days-ahead')
  await firestore.doc('error_logs/hours-ahead').delete()
})

test('an interrupted erasure leaves no note without its inquiry', async () => {
  await firestore.doc('inquiries/late').set({timestamp: new Date('2020-01-01')})
  await firestore.doc('inquiry_notes/late').set({inquiry: 'late', time: new Date('2026-11-22')})
  const batch = firestore.batch.bind(firestore)
  const stopped = vi.spyOn(firestore, 'batch').mockImplementation(() => {
    throw new Error('The function was stopped')
  })
  stopped.mockImplementationOnce(batch)
  await expect(eraseExpired(firestore, 12, {now})).rejects.toThrow('stopped')
  expect(await idsOf('inquiry_notes')).not.toContain('late')
  stopped.mockRestore()
  await eraseExpired(firestore, 12, {now})
  expect(await idsOf('inquiries')).not.toContain('late')
})

test('erases an old note whose inquiry is missing', async () => {
  await firestore.doc('inquiry_notes/lost').set({inquiry: 'gone', time: new Date('2020-01-02')})
  expect(await eraseExpired(firestore, 12, {now, isTrial: true})).toMatchObject({notes: 1})
  await eraseExpired(firestore, 12, {now})
  expect(await idsOf('inquiry_notes')).not.toContain('lost')
})

test('more documents than one write takes are erased too', async () => {
  const writer = firestore.batch()
  for (let i = 0; i < 450; i += 1) {
    writer.set(firestore.doc(`error_logs/flood-${i}`), {context: {timestamp: '2020-01-01T00:00:00.000Z'}})
  }
  await writer.commit()
  expect(await eraseExpired(firestore, 12, {now})).toMatchObject({errorLogs: 450})
})

test('rejects without a usable fact and names it', async () => {
  const lake = await startLake()
  onTestFinished(lake.stop)
  const address = `${lake.origin}/v2025-02-19/data/query/production`
  await expect(fetchRetention(address)).rejects.toThrow('Publish a fact inquiryRetention')
  await lake.client.create({_id: 'fact-r', _type: 'fact', key: 'inquiryRetention', value: '18 months'})
  expect(await fetchRetention(address)).toBe(18)
  await expect(fetchRetention('http://127.0.0.1:1/')).rejects.toThrow()
})
