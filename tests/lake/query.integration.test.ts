import {clientOf, startLake} from '@upline/testing/lake.ts'
import {afterAll, describe, expect, test} from 'vitest'

const lake = await startLake()
const transaction = lake.client.transaction()
transaction.create({
  _id: 'carrier-a',
  _type: 'carrier',
  name: 'Alpha Mutual',
  description: 'Plans for the later years',
})
transaction.create({_id: 'carrier-b', _type: 'carrier', name: 'Beta Life'})
const carriers = [{_key: 'a', _type: 'reference', _ref: 'carrier-a'}]
for (const [order, path] of ['/', '/about', '/contact'].entries())
  transaction.create({_id: `page-${order}`, _type: 'page', path, title: `Page ${order}`, order, carriers})
transaction.create({_id: 'drafts.page-1', _type: 'page', path: '/about', title: 'Draft of page 1'})
transaction.create({_id: 'drafts.page-new', _type: 'page', path: '/new', title: 'Never published'})
transaction.create({_id: 'versions.spring.page-2', _type: 'page', path: '/contact', title: 'Spring page 2'})
await transaction.commit()
afterAll(() => lake.stop())

describe('perspectives', () => {
  test('published hides drafts and versions', async () => {
    const titles = await lake.client.fetch(
      '*[_type == "page"] | order(_id).title',
      {},
      {perspective: 'published'},
    )
    expect(titles).toEqual(['Page 0', 'Page 1', 'Page 2'])
  })

  test('drafts lays drafts over what is published, under the published id', async () => {
    const pages = await lake.client.fetch(
      '*[_type == "page"] | order(_id){_id, _originalId, title}',
      {},
      {perspective: 'drafts'},
    )
    expect(pages).toEqual([
      {_id: 'page-0', _originalId: 'page-0', title: 'Page 0'},
      {_id: 'page-1', _originalId: 'drafts.page-1', title: 'Draft of page 1'},
      {_id: 'page-2', _originalId: 'page-2', title: 'Page 2'},
      {_id: 'page-new', _originalId: 'drafts.page-new', title: 'Never published'},
    ])
  })

  test('a list of layers prefers the first', async () => {
    const titles = await lake.client.fetch(
      '*[_type == "page"] | order(_id).title',
      {},
      {perspective: ['spring', 'drafts']},
    )
    expect(titles).toEqual(['Page 0', 'Draft of page 1', 'Spring page 2', 'Never published'])
  })

  test('raw shows everything, and is the default before API version 2025-02-19', async () => {
    const count = 'count(*[_type == "page"])'
    expect(await lake.client.fetch(count, {}, {perspective: 'raw'})).toBe(6)
    expect(await clientOf(lake.origin, {apiVersion: '2024-01-01'}).fetch(count)).toBe(6)
    const response = await lake.get(`/data/query/production?query=${encodeURIComponent(count)}`)
    expect(await response.json()).toMatchObject({result: 3})
  })
})

test.each([
  ['', 'query'],
  ['?query=*&$a=oops', '$a'],
])('%j names what is wrong', async (search, word) => {
  const response = await lake.get(`/data/query/production${search}`)
  expect(response.status).toBe(400)
  expect(await response.text()).toContain(word)
})

describe('full-text search', () => {
  const search = (text: string) =>
    lake.client.fetch<string[]>(
      '*[_type in ["page", "carrier"]] | score(boost(name match text::query($text), 10), [@, _id] match text::query($text))[_score > 0]._id',
      {text},
    )

  test.each([
    ['mutual', ['carrier-a']],
    ['later alpha', ['carrier-a']],
    ['lat*', ['carrier-a']],
    ['alpha beta', []],
    ['"the later years"', ['carrier-a']],
    ['"later the years"', []],
    ['life -beta', []],
    ['carrier-b', ['carrier-b']],
  ])('%s', async (text, ids) => {
    expect(await search(text)).toEqual(ids)
  })
})

test('an answer is kept until a change that it depends on', async () => {
  const {queries} = lake.context
  const task = {query: '*[_type == "carrier"] | order(name).name', params: {}, perspective: 'published'}
  const before = await queries.answer(task)
  await lake.client.create({_id: 'other', _type: 'other'})
  expect(await queries.answer(task)).toBe(before)
  await lake.client.create({_id: 'carrier-c', _type: 'carrier', name: 'Gamma'})
  expect(JSON.parse((await queries.answer(task)).json)).toEqual(['Alpha Mutual', 'Beta Life', 'Gamma'])
  for (let n = 0; n < 250; n += 1)
    lake.context.store.commit([{createOrReplace: {_id: 'other', _type: 'other', n}}])
  await lake.client.delete('carrier-c')
  expect(await lake.client.fetch(task.query)).toEqual(['Alpha Mutual', 'Beta Life'])
})

test('now() is read at each query', async () => {
  const first = await lake.client.fetch<string>('now()')
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect((await lake.client.fetch<string>('now()')) > first).toBe(true)
})

test.each([
  ['dateTime("2026-01-01T00:00:00-05:00") == dateTime("2026-01-01T05:00:00Z")', true],
  ['dateTime("2026-01-01T00:00:00-05:00") > dateTime("2026-01-01T04:59:59Z")', true],
  ['dateTime("2026-03-09T00:00:00Z") - dateTime("2026-03-08T00:00:00Z")', 86_400],
  ['string(dateTime("2026-11-01T00:00:00-04:00") + 60)', '2026-11-01T04:01:00Z'],
  // A date is not a time.
  ['dateTime("2026-01-01")', null],
  ['dateTime("2026-01-01T00:00:00Z") > "2025"', null],
  ['count(*[_type == "carrier" && dateTime(_updatedAt) > dateTime(now()) - 600])', 2],
  ['count(*[_type == "carrier" && dateTime(_updatedAt) > dateTime(now()) + 600])', 0],
])('%s compares moments', async (query, answer) => {
  expect(await lake.client.fetch(query)).toBe(answer)
})

test('a list in the order of a date has each document once, also those without a date, on each of its pages', async () => {
  const dates = ['2026-01-02', undefined, '2026-01-01', undefined, '2026-01-02']
  const entries = dates.map((date, n) => ({
    _id: `entry-${n}`,
    _type: 'entry',
    title: `Entry ${n}`,
    ...(date && {date}),
  }))
  await lake.client.mutate(entries.map((create) => ({create})))
  for (const [order, sorted] of [
    ['date desc', ['entry-1', 'entry-3', 'entry-0', 'entry-4', 'entry-2']],
    ['date asc', ['entry-2', 'entry-0', 'entry-4', 'entry-1', 'entry-3']],
  ] as const) {
    const list = `*[_type == "entry" && title match text::query("entr*")] | order(${order}, _id asc)`
    const pages = ['[0...2]', '[2...4]', '[4...6]'].map((page) =>
      lake.client.fetch<string[]>(`${list}${page}._id`),
    )
    expect((await Promise.all(pages)).flat()).toEqual(sorted)
  }
})
