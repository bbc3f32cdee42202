import {createClient} from '@sanity/client'
import {startLake} from '@upline/lake/start-lake.ts'
import {afterAll, expect, test} from 'vitest'

const lake = await startLake({
  seed: [
    {_id: 'a', _type: 'page'},
    {_id: 'versions.spring.a', _type: 'page'},
    {_id: 'barn', _type: 'venue', name: 'The Barn', doors: [{_key: 'd1', label: 'Oak door'}]},
    {_id: 'party', _type: 'event', title: 'A party', venue: {_type: 'reference', _ref: 'barn'}},
  ],
})
afterAll(() => lake.stop())

async function ask(options: Record<string, string>) {
  const search = new URLSearchParams({query: 'count(*)', ...options})
  const response = await fetch(`${lake.url}/v2025-02-19/data/query/production?${search}`)
  return {status: response.status, body: await response.json()}
}

test('returnQuery=false leaves the query out', async () => {
  expect((await ask({})).body).toMatchObject({query: 'count(*)', result: 3})
  expect((await ask({returnQuery: 'false'})).body).not.toHaveProperty('query')
})

test.each([
  ['tag', ['site.home-page_1'], ['a b', 'ä', 'x'.repeat(76)]],
  ['explain', ['false'], ['true']],
  [
    'perspective',
    ['published', 'drafts', 'previewDrafts', 'raw', 'spring', 'spring,drafts', 'rA1b2C3d4'],
    ['publishd', 'Published', 'summer', 'spring,summer', 'raw,drafts'],
  ],
])('a known value of %s is accepted, another one is refused with its name', async (name, known, others) => {
  for (const value of known) expect(await ask({[name]: value}), value).toMatchObject({status: 200})
  const body = {error: {description: expect.stringContaining(name)}}
  for (const value of others) expect(await ask({[name]: value}), value).toMatchObject({status: 400, body})
})

test('an API version is v1, vX or a date up to the present one', async () => {
  const status = async (version: string) =>
    (await fetch(`${lake.url}/${version}/data/query/production?query=1`)).status
  const today = `v${new Date().toISOString().slice(0, 10)}`
  for (const version of ['v1', 'vX', 'v2021-06-07', 'v2025-02-19', today])
    expect(await status(version), version).toBe(200)
  for (const version of ['v2', 'v2999-01-01', 'v2025-13-45', 'v2025-02-30', 'vabc', 'v2025-2-1'])
    expect(await status(version), version).toBe(400)
})

test('a source map comes where one is requested, and names the documents that an answer came from', async () => {
  expect((await ask({})).body).not.toHaveProperty('resultSourceMap')
  expect((await ask({resultSourceMap: 'false'})).body).not.toHaveProperty('resultSourceMap')
  const empty = {documents: [], paths: [], mappings: {}}
  expect((await ask({resultSourceMap: 'true'})).body).toMatchObject({resultSourceMap: empty})
  const {resultSourceMap} = await createClient({...lake.client, apiVersion: '2025-02-19'}).fetch(
    '*[_type == "event"]{title, "venue": venue->{name}}',
    {},
    {filterResponse: false, resultSourceMap: 'withKeyArraySelector'},
  )
  expect(resultSourceMap?.documents).toContainEqual(expect.objectContaining({_id: 'barn', _type: 'venue'}))
  expect(resultSourceMap?.paths).toEqual(expect.arrayContaining(["$['title']", "$['name']"]))
})
