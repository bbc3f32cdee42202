import type {QueryEngine} from '@upline/lake/query/query-engine.ts'
import {QueryRunner} from '@upline/lake/query/query-runner.ts'
import {TimeLimitReached, within} from '@upline/lake/query/time-limit.ts'
import {type RunningLake, startLake} from '@upline/testing/lake.ts'
import {afterAll, beforeAll, expect, test} from 'vitest'

/** As short as what is quick never gets to, also on a busy machine (ms). */
const timeLimits = {query: 300, selection: 300, filter: 300}

let lake: RunningLake
beforeAll(async () => {
  lake = await startLake(timeLimits)
  const transaction = lake.client.transaction()
  for (let n = 0; n < 400; n += 1) transaction.create({_id: `item-${n}`, _type: 'item', n})
  await transaction.commit()
})
afterAll(() => lake.stop())

/** Reads every document for every pair of documents. */
const cubic = '*[_type == "item" && count(*[n > ^.n && count(*[n > ^.n]) > 1]) > 1]._id'
const cheap = '*[_type == "item"][0]._id'

/** The runner of the lake, with another limit and perhaps another engine for its own thread. */
function runnerOf(
  limitMs?: number,
  engine: Pick<QueryEngine, 'answer' | 'prepare'> = lake.context.engine,
): QueryRunner {
  const sanity = {projectId: 'local', dataset: 'production'}
  return new QueryRunner(engine, {store: lake.context.store, sanity}, timeLimits.query, limitMs)
}

test('a query that takes too long is refused, and others are answered meanwhile', async () => {
  let ended = false
  const refused = runnerOf(700)
    .answer(cubic, {}, 'raw')
    .catch((error: unknown) => error)
    .finally(() => {
      ended = true
    })
  let answered = 0
  while (!ended) {
    await lake.client.fetch(`${cheap} // ${answered}`)
    if (!ended) answered += 1
  }
  expect(await refused).toMatchObject({
    status: 408,
    body: {
      statusCode: 408,
      error: {type: 'queryExecutionError', description: expect.stringContaining('too long'), query: cubic},
    },
  })
  expect(answered).toBeGreaterThan(0)
})

test('a slow query is answered by a thread, from the documents committed before it', async () => {
  await lake.client.create({_id: 'late', _type: 'item', n: 1000})
  const stuck = () => {
    for (;;);
  }
  const runner = runnerOf(undefined, {answer: stuck, prepare: async () => {}})
  const {json, syncTags} = await runner.answer('count(*[_type == "item" && n > 300])', {}, 'raw')
  expect(json).toBe('100')
  expect(syncTags.length).toBeGreaterThan(0)
  await expect(runner.answer('*[', {}, 'raw')).rejects.toMatchObject({status: 400})
})

test('a query of a mutation is stopped too', async () => {
  const response = await fetch(`${lake.origin}/v1/data/mutate/production`, {
    method: 'POST',
    body: JSON.stringify({mutations: [{delete: {query: `*[count(${cubic}) > -1]`}}]}),
  })
  expect(response.status).toBe(408)
  expect(await lake.client.fetch('count(*[_type == "item"])')).toBe(401)
})

test('an answer that no memory holds is refused', async () => {
  await expect(runnerOf(700).answer('*{"a": *{"b": *{"c": *}}}', {}, 'raw')).rejects.toMatchObject({
    status: expect.toSatisfy((status) => status === 400 || status === 408),
  })
  expect(await lake.client.fetch(cheap)).toBe('item-0')
})

test('a listener with a filter that takes too long is disconnected, and the change is stored', async () => {
  const numbers = JSON.stringify(Array.from({length: 200}, (_, n) => n))
  const nested = [1, 2, 3, 4].reduce((filter) => `count(${numbers}[@ < ${filter}])`, '1')
  const query = encodeURIComponent(`*[${nested} > 0]`)
  const response = await fetch(`${lake.origin}/v1/data/listen/production?query=${query}`)
  expect(response.status).toBe(200)
  const disconnected = expect(response.text()).rejects.toThrow()
  await lake.client.create({_id: 'heard', _type: 'item', n: 0})
  await disconnected
  expect(await lake.client.fetch('*[_id == "heard"][0]._id')).toBe('heard')
})

test('work is stopped wherever it is, and its errors are its own', () => {
  const forever = () => {
    for (;;);
  }
  expect(() => within(20, forever)).toThrow(TimeLimitReached)
  expect(() =>
    within(20, () => {
      try {
        forever()
      } catch {
        // Cannot be stopped.
      }
    }),
  ).toThrow(TimeLimitReached)
  expect(() => within(1000, () => JSON.parse('{'))).toThrow(SyntaxError)
  expect(within(1000, () => 'done')).toBe('done')
})
