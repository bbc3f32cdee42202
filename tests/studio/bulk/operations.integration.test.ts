import {Schema} from '@sanity/schema'
import {fingerprint} from '@upline/editorial/checks/fingerprint.ts'
import {validationErrors} from '@upline/editorial/checks/publish-problems.ts'
import {reviewId} from '@upline/editorial/checks/review.ts'
import {contentOnce} from '@upline/editorial/documents/content.ts'
import {editDraft} from '@upline/editorial/tables/cell-change.ts'
import {columnsOf} from '@upline/editorial/tables/columns.ts'
import {commitOperation, undoOperation} from '@upline/editorial/tables/commit.ts'
import {fetchOfType} from '@upline/editorial/tables/export-table.ts'
import {checkImport, planImport} from '@upline/editorial/tables/import-plan.ts'
import {guessMapping} from '@upline/editorial/tables/mapping.ts'
import {prepareField, preparePublish, prepareRemoval} from '@upline/editorial/tables/prepare.ts'
import {readTable} from '@upline/editorial/tables/table.ts'
import {afterUndo} from '@upline/editorial/tables/undo.ts'
import {schemaTypes} from '@upline/schemas/schema-types.ts'
import {startLake} from '@upline/testing/lake.ts'
import {afterAll, afterEach, describe, expect, test} from 'vitest'

const schema = Schema.compile({name: 'content', types: schemaTypes})
const carrierType = schema.get('carrier') as Parameters<typeof columnsOf>[0]
const quiet = () => {}

const lake = await startLake()
afterAll(() => lake.stop())
afterEach(async () => {
  await lake.client.mutate([{delete: {query: '*'}}])
})

const checking = () => ({client: lake.client, schema, content: contentOnce(lake.client)})
const get = (id: string) => lake.context.store.get(id)
const store = (...documents: object[]) =>
  lake.client.mutate(documents.map((createOrReplace) => ({createOrReplace})) as never)
/** All documents, without their revisions. */
const everything = () =>
  Object.fromEntries(
    [...lake.context.store.documents()].map(({_rev, _updatedAt, ...content}) => [content._id, content]),
  )

const fact = (_id: string, more: object = {}) => ({
  _id,
  _type: 'fact',
  label: _id,
  key: _id.replace(/^drafts\./, '').replaceAll('-', ''),
  value: '1',
  ...more,
})

describe('publish', () => {
  test('leaves a draft with a schedule to its own page, which asks about the schedule', async () => {
    const schedule = {_type: 'schedule', documentId: 'fact-a', action: 'publish', state: 'waiting'}
    await store(fact('drafts.fact-a'), {...schedule, _id: 'schedule.publish.fact-a'})
    const {ready, problems} = await preparePublish(['fact-a'], checking(), quiet)
    expect(ready).toEqual([])
    expect(problems).toMatchObject([{id: 'fact-a', text: expect.stringContaining('It has a schedule.')}])
  })

  test('publishes all valid documents or none, and undo restores them', async () => {
    await store(
      fact('fact-a', {value: 'old'}),
      fact('drafts.fact-a', {value: 'new'}),
      fact('drafts.fact-b'),
      fact('fact-c'),
    )
    const before = everything()
    const prepared = await preparePublish(['fact-a', 'fact-b', 'fact-c'], checking(), quiet)
    expect(prepared).toMatchObject({unchanged: 1, problems: []})
    const mutations = prepared.mutations

    await store(fact('drafts.fact-b', {value: 'changed'}))
    await expect(commitOperation(lake.client, mutations, '')).rejects.toThrow()
    expect(get('fact-a')).toMatchObject({value: 'old'})
    await store(fact('drafts.fact-b'))

    const again = await preparePublish(['fact-a', 'fact-b', 'fact-c'], checking(), quiet)
    const done = await commitOperation(lake.client, again.mutations, '')
    expect(get('fact-a')).toMatchObject({value: 'new'})
    expect(get('drafts.fact-b')).toBeNull()
    await undoOperation(lake.client, done)
    expect(everything()).toEqual(before)
  })

  test('needs a review of exactly this content', async () => {
    const [reviewed, edited] = [fact('drafts.fact-a'), fact('drafts.fact-b')]
    const review = async (document: typeof reviewed) => ({
      _id: reviewId(await fingerprint(document)),
      _type: 'review',
      documentId: document._id.slice('drafts.'.length),
      ...{reference: 'CMP-1', reviewedBy: 'Ana Ruiz', reviewedOn: '2026-11-20'},
    })
    await store(
      {_id: 'siteSettings', _type: 'siteSettings', reviewedKinds: ['fact']},
      reviewed,
      {...edited, value: '2'},
      fact('drafts.fact-c'),
      await review(reviewed),
      await review(edited),
    )
    const ids = ['fact-a', 'fact-b', 'fact-c']
    const {ready, problems} = await preparePublish(ids, checking(), quiet)
    expect(ready.map(({id}) => id)).toEqual(['fact-a'])
    expect(problems.map(({text}) => text)).toEqual([
      expect.stringContaining('changed after its review'),
      expect.stringContaining('needs a review'),
    ])
  })
})

describe('delete and unpublish', () => {
  test('a document in use stays unless its users are removed too', async () => {
    const ref = {_type: 'reference', _ref: 'carrier-a'}
    await store({_id: 'carrier-a', _type: 'carrier', name: 'A'})
    await store(
      {_id: 'list', _type: 'productCategory', name: 'List', carriers: [{...ref, _key: 'k'}]},
      {_id: 'life', _type: 'newsCategory', title: 'Life', key: 'Life'},
      {_id: 'news', _type: 'newsArticle', title: 'News', category: 'Life'},
      {_id: 'page-home', _type: 'page', title: 'Home', path: '/', sections: []},
    )
    const alone = await prepareRemoval('delete', ['carrier-a', 'life', 'page-home'], checking())
    expect(alone.ready).toEqual([])
    expect(alone.problems.map(({text}) => text)).toEqual([
      expect.stringContaining('“List”'),
      expect.stringContaining('“News”'),
      expect.stringContaining('home page'),
    ])
    const before = everything()
    const both = await prepareRemoval('delete', ['carrier-a', 'list'], checking())
    const done = await commitOperation(lake.client, both.mutations, '')
    expect(Object.keys(everything()).toSorted()).toEqual(['life', 'news', 'page-home'])
    await undoOperation(lake.client, done)
    expect(everything()).toEqual(before)
  })

  test('a draft that refers to it prevents a delete, and waits after an unpublish', async () => {
    await store({_id: 'carrier-a', _type: 'carrier', name: 'A'})
    await store({
      _id: 'drafts.list',
      _type: 'productCategory',
      name: 'List',
      carriers: [{_type: 'reference', _ref: 'carrier-a', _key: 'k'}],
    })
    const {problems} = await prepareRemoval('delete', ['carrier-a'], checking())
    expect(problems[0]?.text).toContain('“List”')
    const before = everything()
    const unpublish = await prepareRemoval('unpublish', ['carrier-a'], checking())
    const done = await commitOperation(lake.client, unpublish.mutations, '')
    expect(get('carrier-a')).toBeNull()
    await undoOperation(lake.client, done)
    expect(everything()).toEqual(before)
  })
})

test('undo keeps later changes by others', async () => {
  await store(fact('drafts.fact-a'), fact('drafts.fact-b'))
  const prepared = await preparePublish(['fact-a', 'fact-b'], checking(), quiet)
  const done = await commitOperation(lake.client, prepared.mutations, '')
  await store(fact('fact-b', {value: 'later'}))
  await expect(undoOperation(lake.client, done)).rejects.toThrow('changed since')
  expect(get('fact-a')).not.toBeNull()
  await lake.client.mutate([{delete: {id: 'fact-b'}}])
  await expect(undoOperation(lake.client, done)).rejects.toThrow('changed since')
})

test('several operations are undone one after another', async () => {
  await store(fact('fact-a', {value: 'first'}), fact('fact-c'))
  const before = everything()
  const value = columnsOf(schema.get('fact') as Parameters<typeof columnsOf>[0]).find(
    ({name}) => name === 'value',
  )
  if (!value) throw new Error('A fact has a value')
  const edit = await prepareField(['fact-a', 'fact-c'], {column: value, text: 'second'}, checking(), quiet)
  const edited = structuredClone(await commitOperation(lake.client, edit.mutations, ''))
  const publish = await preparePublish(['fact-a'], checking(), quiet)
  const published = structuredClone(await commitOperation(lake.client, publish.mutations, ''))
  await expect(undoOperation(lake.client, edited)).rejects.toThrow(/“fact-a”.*history/)
  const undone = await undoOperation(lake.client, published)
  await undoOperation(lake.client, afterUndo(edited, published, undone))
  expect(everything()).toEqual(before)
})

test.each(['testimonial', 'redirect', 'resourceDocument'])(
  'a blank %s reports each field once',
  async (_type) => {
    const errors = await validationErrors({_id: 'drafts.a', _type}, checking())
    expect(errors.map(({field}) => field)).toEqual([...new Set(errors.map(({field}) => field))])
  },
)

test('an import is validated by row, stored in one step and undone', async () => {
  await store({_id: 'carrier-a', _type: 'carrier', name: 'A', rating: 4})
  const look = async (text: string) => {
    const table = readTable(text)
    if ('problem' in table) throw new Error(table.problem)
    const columns = columnsOf(carrierType)
    const existing = await fetchOfType(lake.client, 'carrier')
    const mapping = guessMapping(table.header, columns)
    const newId = () => 'carrier-new'
    const plan = planImport({table, mapping, columns, existing, type: 'carrier', newId})
    const mutations = plan.rows.flatMap((row) => editDraft(row.pair, 'carrier', row))
    return {mutations, ...(await checkImport(plan, 'carrier', checking(), quiet))}
  }
  const wrong = await look('Name,Rating\nA,7\n')
  expect(wrong.problems).toEqual([{row: 2, message: 'Rating: Enter a rating from 0 to 5.'}])

  const right = await look('Name,Rating\nA,4.1\nB,4.2\n')
  expect(right.problems).toEqual([])
  expect(right.open.some(({row, message}) => row === 3 && message.startsWith('Category: '))).toBe(true)
  const before = everything()
  const done = await commitOperation(lake.client, right.mutations, '')
  expect(get('drafts.carrier-a')).toMatchObject({rating: 4.1})
  expect(get('drafts.carrier-new')).toMatchObject({name: 'B', rating: 4.2})
  expect(get('carrier-a')).toMatchObject({rating: 4})
  await undoOperation(lake.client, done)
  expect(everything()).toEqual(before)
  const history = await (await lake.get('/data/history/production/events/documents/carrier-a')).json()
  expect(history.events['carrier-a'][0]).toMatchObject({type: 'deleteDocumentVersion'})

  await store({_id: 'carrier-a', _type: 'carrier', name: 'A', rating: 3})
  await expect(commitOperation(lake.client, right.mutations, '')).rejects.toThrow()
})
