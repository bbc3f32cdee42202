import {startLake} from '@upline/testing/lake.ts'
import {afterAll, expect, test, vi} from 'vitest'
import {waitsDuring} from '../support/waits-during.ts'

const timeLimits = {query: 20, request: 4000, filter: 20}

const lake = await startLake(timeLimits)
afterAll(() => lake.stop())
const items = Array.from({length: 400}, (_, n) => ({create: {_id: `item-${n}`, _type: 'item', n}}))
lake.context.store.commit(items)
// Starts both processes.
await vi.waitFor(() => Promise.all([1, 2, 3].map((n) => lake.client.fetch(`count(*) + ${n}`))), 20_000)

/** Reads every document for every pair of documents. */
const cubic = '*[_type == "item" && count(*[n > ^.n && count(*[n > ^.n]) > 1]) > 1]'
const cheap = '*[_type == "item"][0]._id'
const numbers = JSON.stringify(Array.from({length: 100}, (_, n) => n))
const nested = [1, 2, 3, 4].reduce((filter) => `count(${numbers}[@ < ${filter}])`, '1')

const mutate = (mutations: object[]) =>
  fetch(`${lake.origin}/v1/data/mutate/production`, {method: 'POST', body: JSON.stringify({mutations})})
const fetchRaw = (query: string) =>
  lake.client.fetch(query, {}, {perspective: 'raw'}).catch((error: unknown) => error)

/** Asks without HTTP, so that the order of the questions is known. */
const ask = (query: string) => lake.context.queries.answer({query, params: {}, perspective: 'raw'})

/** Returns whether other queries are answered before the work is over. */
async function isAnsweredDuring(work: Promise<unknown>): Promise<boolean> {
  const waits = await waitsDuring(work, (n) => ask(`${cheap} // ${n}`))
  // The last one may have waited for the end.
  return waits.length > 1
}

const refuseQueries = (count: number) =>
  Promise.all(Array.from({length: count}, (_, n) => fetchRaw(`${cubic} // ${count}.${n}`)))

const refuseMutations = () =>
  mutate(Array.from({length: 8}, (_, n) => ({delete: {query: `${cubic}[count(*) < 0] // ${n}`}})))

async function disconnectListeners(count: number): Promise<void> {
  const listeners = Array.from({length: count}, (_, n) => {
    const query = encodeURIComponent(`*[${nested} > ${n - count}]`)
    return fetch(`${lake.origin}/v1/data/listen/production?query=${query}`)
  })
  const bodies = (await Promise.all(listeners)).map((response) => response.text())
  await lake.client.createOrReplace({_id: 'heard', _type: 'listened', n: 0})
  await Promise.all(bodies.map((body) => expect(body).resolves.not.toContain('heard')))
}

/** Too long, or on a slow machine not even begun. */
const tooLong = {statusCode: expect.toSatisfy((status) => status === 408 || status === 429)}

test('of 45 slow queries, all are refused, and a later quick one is answered before', async () => {
  const refused = Promise.allSettled(Array.from({length: 45}, (_, n) => ask(`${cubic} // ${n}`)))
  expect(await Promise.race([ask(`${cheap} // later`), refused])).toMatchObject({json: '"item-0"'})
  const reason = expect.toSatisfy((each) => each === 'slow' || each === 'busy')
  expect(await refused).toMatchObject(Array(45).fill({status: 'rejected', reason: {reason}}))
})

test('a query that was quick with other parameters is stopped too, and others are answered meanwhile', async () => {
  const askFor = (most: number) =>
    lake.client.fetch(`select($most > 0 => count(${cubic}), 0)`, {most}, {perspective: 'raw'})
  for (let most = 0; most > -10; most -= 1) expect(await askFor(most)).toBe(0)
  const refused = askFor(1000).catch((error: unknown) => error)
  expect(await isAnsweredDuring(refused)).toBe(true)
  expect(await refused).toMatchObject(tooLong)
})

test('queries that still wait when their time is over are refused with retry-after', async () => {
  const busy = await startLake({...timeLimits, request: 100})
  busy.context.store.commit(items)
  const answers = await Promise.all(
    Array.from({length: 200}, (_, n) =>
      busy.get(`/data/query/production?query=${encodeURIComponent(cubic)}//${n}`),
    ),
  )
  const waited = answers.filter(({status}) => status === 429)
  expect(waited.length).toBeGreaterThan(0)
  expect(new Set(waited.map(({headers}) => headers.get('retry-after')))).toEqual(new Set(['1']))
  await busy.stop()
})

test('listeners, mutations and queries that take too long are refused, and others are answered meanwhile', async () => {
  const queries = refuseQueries(46)
  const all = Promise.all([queries, refuseMutations(), disconnectListeners(10)])
  expect(await isAnsweredDuring(all)).toBe(true)
  expect(await queries).toMatchObject(Array(46).fill(tooLong))
  // The change that disconnects the listeners is stored.
  expect(await lake.client.fetch('*[_id == "heard"][0]._id')).toBe('heard')
})

test('slow queries beyond the size that may wait are refused at once', async () => {
  const params = {text: 'x'.repeat(1000 * 1024)}
  const statusOf = (n: number) =>
    lake.client
      .fetch(`${cubic}[array::intersects([$text], [])] // ${n}`, params)
      .catch(({statusCode}: {statusCode: number}) => statusCode)
  const statuses = await Promise.all(Array.from({length: 20}, (_, n) => statusOf(n)))
  // Some of the others may not have begun at the end of their time.
  expect(statuses).toContain(429)
  expect(new Set(statuses)).toEqual(new Set([408, 429]))
})

test('eight queries of mutations in one request share one time', async () => {
  const began = performance.now()
  const refused = refuseMutations()
  expect(await isAnsweredDuring(refused)).toBe(true)
  expect((await refused).status).toBe(408)
  expect(performance.now() - began).toBeLessThan(4 * timeLimits.request)
  expect(await lake.client.fetch('count(*[_type == "item"])')).toBe(400)
})

test('a slow query is answered after the others, and sees the changes', async () => {
  const slow = `{"n": count(*[_type == "item" && count(*[n > ^.n]) >= 0]), "is": array::intersects([1], [1])}`
  expect(await fetchRaw(slow)).toEqual({n: 400, is: true})
  await lake.client.create({_id: 'late', _type: 'item', n: 1000})
  expect(await fetchRaw(`${slow} // again`)).toEqual({n: 401, is: true})
  const selected = await mutate([{patch: {query: `*[_id == "late" && ${slow}.is]`, set: {n: 2000}}}])
  expect(selected.status).toBe(200)
  expect(await fetchRaw('*[_id == "late"][0].n')).toBe(2000)
  await lake.client.delete('late')
})

test.each([
  ['that no memory holds', `*{${'"a": *{'.repeat(3)}"b": *${'}'.repeat(4)}`],
  ['that doubles a list', `{"a": *}${'|{"a": a + a}'.repeat(40)}`.replaceAll('|', '')],
  ['whose text takes long to parse', `1${'+1'.repeat(20_000)}`],
  ['whose pattern reads a word again and again', `"${'a'.repeat(30_000)}" match "*a*a*a*a*a*b"`],
])('an answer %s is refused, and others are answered meanwhile', async (_what, query) => {
  const refused = fetchRaw(query)
  expect(await isAnsweredDuring(refused)).toBe(true)
  expect(await refused).toMatchObject({
    statusCode: expect.toSatisfy((status) => status === 400 || status === 408),
  })
})

test('an answer that is too large is refused with its limit', async () => {
  const text = 'x'.repeat(1024 * 1024)
  const params = {text}
  const query = `*[_type == "item"][0...90]{"text": $text}`
  await expect(lake.client.fetch(query, params, {perspective: 'raw'})).rejects.toThrow('larger than 64 MiB')
})
