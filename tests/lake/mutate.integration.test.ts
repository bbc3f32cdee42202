import {startLake} from '@upline/testing/lake.ts'
import {afterAll, beforeEach, describe, expect, test} from 'vitest'

const lake = await startLake()
let page: string
afterAll(() => lake.stop())
beforeEach(async () => {
  page = `page-${crypto.randomUUID()}`
  await lake.client.create({
    _id: page,
    _type: 'page',
    title: 'Page',
    count: 1,
    tags: ['a', 'b'],
    rows: [{_key: 'x', n: 1}],
  })
})

const stored = (id: string) => lake.client.getDocument(id)

describe('creating', () => {
  test('gives a document its id, revision and times', async () => {
    const document = await lake.client.create({_type: 'page', title: 'New'})
    expect(document).toMatchObject({
      _id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      _rev: expect.any(String),
      _createdAt: document._updatedAt,
    })
    expect(await stored(document._id)).toEqual(document)
  })

  test('completes an id that ends in a dot', async () => {
    const {_id} = await lake.client.create({_id: 'drafts.', _type: 'page'})
    expect(_id).toMatch(/^drafts\.[0-9a-f-]{36}$/)
  })

  test('refuses an id that is taken, with 409 and the id', async () => {
    await expect(lake.client.create({_id: page, _type: 'page'})).rejects.toMatchObject({
      statusCode: 409,
      details: {type: 'mutationError', items: [{error: {type: 'documentAlreadyExistsError', id: page}}]},
    })
  })

  test('createIfNotExists leaves what is there, createOrReplace replaces it and keeps when it was created', async () => {
    const before = await stored(page)
    await lake.client.createIfNotExists({_id: page, _type: 'page', title: 'Other'})
    expect(await stored(page)).toEqual(before)
    await lake.client.createOrReplace({_id: page, _type: 'page', title: 'Other'})
    const {_rev: _, _updatedAt: __, ...after} = (await stored(page)) ?? {_rev: '', _updatedAt: ''}
    expect(after).toEqual({_id: page, _type: 'page', title: 'Other', _createdAt: before?._createdAt})
  })

  test.each([
    [{_id: '-no', _type: 'page'}, 'Malformed document ID: "-no"'],
    [{_id: 'a b', _type: 'page'}, 'Malformed document ID: "a b"'],
    [{_id: 'x'}, 'has no _type'],
  ])('refuses %j', async (document, message) => {
    const {transactionId: _, ...answer} = await post({mutations: [{create: document}]})
    const items = [{error: {type: 'validationError', description: expect.stringContaining(message)}}]
    const error = {type: 'mutationError', description: 'Mutation(s) failed with 1 error(s)', items}
    expect(answer).toMatchObject({status: 400, error})
  })
})

describe('refusing what hosted Sanity refuses', () => {
  const refusal = (mutations: object[]) => post({mutations})
  const immutable = (attribute: string) => ({
    status: 409,
    error: {
      items: [
        {
          error: {
            type: 'cannotModifyImmutableAttributeError',
            description: `Cannot modify immutable attribute "${attribute}"`,
          },
        },
      ],
    },
  })

  test('the type and the id of a document cannot change', async () => {
    for (const mutations of [
      [{patch: {id: page, set: {_type: 'other'}}}],
      [{patch: {id: page, unset: ['_type']}}],
      [{createOrReplace: {_id: page, _type: 'other'}}],
      [{delete: {id: page}}, {create: {_id: page, _type: 'other'}}],
    ])
      expect(await refusal(mutations)).toMatchObject(immutable('_type'))
    expect(await refusal([{patch: {id: page, set: {_id: 'other'}}}])).toMatchObject(immutable('_id'))
    expect(await stored(page)).toMatchObject({_type: 'page'})
  })

  test('a patch of a field name that starts with a digit, from API version 2025-08-18 on', async () => {
    const patch = {setIfMissing: {'7819f29': 1, "['9abc']": 1, 'rows[_key=="x"].n': 1}, unset: ['tags.1b']}
    const patched = (version: string, more = {}) =>
      post({mutations: [{patch: {id: page, ...patch, ...more}}]}, '', version)
    expect(await patched('v2025-08-18')).toMatchObject({
      status: 400,
      error: {
        items: [{error: {type: 'validationError', description: expect.stringContaining("['7819f29']")}}],
      },
    })
    expect(await patched('v2025-08-17', {inc: {'7819f29': 1}})).toMatchObject({
      status: 400,
      error: {description: expect.stringContaining('Cannot increment "7819f29" because it is not present')},
    })
    expect(await patched('v2025-08-17')).toMatchObject({status: 200})
    expect(await stored(page)).toMatchObject({'9abc': 1, tags: ['a', 'b']})
    expect(await stored(page)).not.toHaveProperty('7819f29')
  })

  test.each([
    [{inc: {missing: 1}}, '"inc" needs a number at "missing"'],
    [{dec: {title: 1}}, '"dec" needs a number at "title"'],
    [{inc: {count: '1'}}, '"inc" takes a number for "count"'],
    [{diffMatchPatch: {count: '@@ -1 +1 @@\n-1\n+2\n'}}, '"diffMatchPatch" needs a string at "count"'],
    [{insert: {after: 'missing[-1]', items: [1]}}, '"insert" needs a list at "missing"'],
    [{insert: {before: 'title[0]', items: [1]}}, '"insert" needs a list at "title"'],
    [{insert: {after: 'tags', items: [1]}}, '"insert" needs the path of a list item'],
    [{insert: {after: 'tags[-1]'}}, 'a list of "items"'],
    [{insert: {after: 'tags[0]', before: 'tags[1]', items: [1]}}, 'one of "before", "after" and "replace"'],
    [{set: 'title'}, '"set" takes paths and values'],
    [{unset: 'title'}, '"unset" takes a list of paths'],
    [{set: {deep: JSON.parse(`${'['.repeat(1900)}1${']'.repeat(1900)}`)}}, 'is nested deeper than 20 levels'],
    [{set: {row: JSON.parse('{"__proto__": 1}')}}, 'cannot have an attribute named "__proto__"'],
    [{increment: {count: 1}}, '"increment" is not an operation of a patch'],
    [{set: {count: 1e308}, inc: {count: 1e308}}, 'has a number that is too large'],
    [{set: {hasOwnProperty: 1}}, 'cannot have an attribute named "hasOwnProperty"'],
  ])('the patch %o', async (patch, reason) => {
    const {status, error} = await refusal([{patch: {id: page, ...patch}}])
    expect([400, 409]).toContain(status)
    expect(JSON.stringify(error)).toContain(JSON.stringify(reason).slice(1, -1))
  })

  test('a number beyond JSON, which would be stored as null', async () => {
    const body = '{"mutations": [{"create": {"_id": "huge", "_type": "page", "count": 1e999}}]}'
    const response = await fetch(`${lake.origin}/v1/data/mutate/production`, {method: 'POST', body})
    expect([response.status, await stored('huge')]).toEqual([400, undefined])
  })

  test('mutations that take too long', async () => {
    const slow = () => lake.context.store.commit([{delete: {id: page}}], {deadline: performance.now() - 1})
    expect(slow).toThrow('take too long: send them in several transactions')
    expect(await stored(page)).toBeDefined()
  })

  test('a document that patches have made too deep', async () => {
    const deep = JSON.parse(`${'{"a":'.repeat(15)}1${'}'.repeat(15)}`)
    await lake.client.patch(page).set({deep}).commit()
    const path = `deep.${'a.'.repeat(14)}b`
    expect(await refusal([{patch: {id: page, set: {[path]: deep}}}])).toMatchObject({status: 400})
  })

  test('every malformed document of a transaction, before any conflict', async () => {
    const {status, error} = await refusal([
      {patch: {id: page, ifRevisionID: 'other', set: {title: 'x'}}},
      ...['-1', 'a b', '-2'].map((_id) => ({create: {_id, _type: 'page'}})),
    ])
    expect(status).toBe(400)
    expect(error).toMatchObject({
      description: 'Mutation(s) failed with 3 error(s)',
      items: [1, 2, 3].map((index) => ({index, error: {type: 'validationError'}})),
    })
  })

  test('a stale revision or a missing reference, with the error fields that clients read', async () => {
    const {_rev} = (await stored(page)) ?? {}
    const type = 'documentRevisionIDDoesNotMatchError'
    for (const ifRevisionID of ['other', {toString: 1}])
      expect(await refusal([{patch: {id: page, ifRevisionID, set: {title: 'x'}}}])).toMatchObject({
        status: 409,
        error: {items: [{error: {type, currentRevisionID: _rev, expectedRevisionID: ifRevisionID}}]},
      })
    const item = {_type: 'reference', _ref: 'nowhere'}
    expect(await refusal([{create: {_type: 'list', item}}])).toMatchObject({
      error: {items: [{error: {type: 'documentReferenceDoesNotExistError', referenceID: 'nowhere'}}]},
    })
  })

  test('a document that is nested as deeply as hosted Sanity allows is stored, changed and deleted', async () => {
    const deep = JSON.parse(`${'{"a":'.repeat(19)}1${'}'.repeat(19)}`)
    await lake.client.patch(page).set({deep}).commit()
    await lake.client.patch(page).set({title: 'Deep'}).commit()
    await lake.client.delete(page)
    expect(await stored(page)).toBeUndefined()
  })
})

test('a transaction does all or nothing', async () => {
  const failing = lake.client
    .transaction()
    .patch(page, {set: {title: 'Lost'}})
    .create({_id: page, _type: 'page'})
  await expect(failing.commit()).rejects.toThrow('already exists')
  expect(await stored(page)).toMatchObject({title: 'Page'})
})

describe('references', () => {
  test('a document somebody refers to strongly cannot be deleted; the error lists who', async () => {
    const referrers = [`a-${page}`, `b-${page}`]
    for (const _id of referrers) {
      await lake.client.create({
        _id,
        _type: 'list',
        deep: {rows: [{_key: 'r', _type: 'reference', _ref: page}]},
      })
    }
    await expect(lake.client.delete(page)).rejects.toMatchObject({
      statusCode: 409,
      details: {items: [{error: {type: 'documentHasExistingReferencesError', referencingIDs: referrers}}]},
    })
    await lake.client
      .transaction()
      .delete(referrers[0] ?? '')
      .delete(referrers[1] ?? '')
      .delete(page)
      .commit()
    expect(await stored(page)).toBeUndefined()
  })

  test('a weak reference does not prevent deletion', async () => {
    await lake.client.create({_type: 'list', item: {_type: 'reference', _ref: page, _weak: true}})
    await lake.client.delete(page)
    expect(await stored(page)).toBeUndefined()
  })

  test('a strong reference must lead somewhere at the end of the transaction', async () => {
    const item = {_type: 'reference', _ref: `later-${page}`}
    await expect(lake.client.create({_type: 'list', item})).rejects.toThrow(
      `non-existent document "later-${page}"`,
    )
    await lake.client
      .transaction()
      .create({_type: 'list', item})
      .create({_id: `later-${page}`, _type: 'page'})
      .commit()
  })
})

test.each([
  [{}, '"mutations"'],
  [{mutations: [{}]}, 'Mutation 0'],
  [{mutations: [{create: {_type: 'a'}, delete: {id: 'b'}}]}, 'Mutation 0'],
  [{mutations: [{delete: {}}]}, '"id"'],
  [{mutations: [], transactionId: 'a b'}, 'transactionId'],
])('a malformed request %j gets an answer that says what it needs', async (body, word) => {
  expect(await post(body)).toMatchObject({status: 400, error: {description: expect.stringContaining(word)}})
})

async function post(body: object, search = '', version = 'v2021-06-07'): Promise<Record<string, unknown>> {
  const response = await fetch(`${lake.origin}/${version}/data/mutate/production?${search}`, {
    method: 'POST',
    body: JSON.stringify(body),
  })
  return {status: response.status, ...((await response.json()) as object)}
}
