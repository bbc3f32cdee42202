import {withReleaseGuards} from '@upline/editorial/checks/with-release-guards.ts'
import {startLake} from '@upline/testing/lake.ts'
import type {CustomValidator, SchemaTypeDefinition} from 'sanity'
import {afterAll, expect, test} from 'vitest'

const lake = await startLake()
afterAll(() => lake.stop())

async function problemOf(version: object, client = lake.client): Promise<unknown> {
  const [type] = withReleaseGuards<SchemaTypeDefinition>([{name: 'page', type: 'document', fields: []}])
  const validation = type?.validation as unknown as (rule: object) => CustomValidator[]
  const [validate] = validation({custom: (validator: CustomValidator) => validator})
  return await validate?.({_type: 'page', ...version} as never, {getClient: () => client} as never)
}

test('a release can’t move a page, rename a fact, or switch off a linked carrier page', async () => {
  await lake.client.mutate<Record<string, unknown>>([
    {create: {_id: 'p', _type: 'page', title: 'P', path: '/p'}},
    {create: {_id: 'f', _type: 'fact', key: 'plans', value: '49'}},
    {create: {_id: 'c', _type: 'carrier', name: 'C', path: '/carriers/c', hasPage: true}},
    {
      create: {
        _id: 'q',
        _type: 'page',
        title: 'Q and its {plans} plans',
        path: '/q',
        link: {_type: 'link', kind: 'page', page: {_type: 'reference', _ref: 'c'}},
      },
    },
  ])
  expect(await problemOf({_id: 'versions.r.p', title: 'Other', path: '/p'})).toBe(true)
  expect(await problemOf({_id: 'versions.r.p', path: '/other'})).toContain('needs a redirect')
  expect(await problemOf({_id: 'versions.r.f', _type: 'fact', key: 'carriers'})).toContain('{carriers}')
  const off = {_id: 'versions.r.c', _type: 'carrier', path: '/carriers/c', hasPage: false}
  expect(await problemOf(off)).toContain('Change them first')
  expect(await problemOf({_id: 'drafts.p', path: '/other'})).toBe(true)
})

test('a release can’t take back what was published after its last edit, until it is edited again', async () => {
  const menu = (label: string) => ({_id: 'navigation', _type: 'navigation', label})
  await lake.client.mutate([{create: menu('Old')}])
  const version = await lake.client.create({...menu('Old and edited'), _id: 'versions.r.navigation'})
  await lake.client.createOrReplace(menu('New'))
  expect(await problemOf(version)).toContain('“New” → “Old and edited”')
  const edited = await lake.client.patch(version._id, {set: {label: 'New and edited'}}).commit()
  expect(await problemOf(edited)).toBe(true)
})

test('a release can’t take back a change that its version has not, also after an edit of another field', async () => {
  const agent = {_id: 'agent', _type: 'agent', name: 'Ann', office: 'Austin', note: 'A'}
  await lake.client.mutate([{create: agent}])
  const version = await lake.client.create({...agent, _id: 'versions.r.agent'})
  await lake.client.createOrReplace({...agent, office: 'Boston'})
  const edited = await lake.client.patch(version._id, {set: {note: 'B'}}).commit()
  expect(await problemOf(edited)).toContain('“Boston” → “Austin”')
  expect(await problemOf(edited)).not.toContain('“B”')
  await lake.client.createOrReplace(agent)
  expect(await problemOf(edited)).toBe(true)
})

test('an edit of one field after a publish confirms no other field that the version changed before', async () => {
  const agent = {_id: 'agent-c', _type: 'agent', name: 'Cy', office: 'Austin', note: 'A'}
  await lake.client.create(agent)
  const version = await lake.client.create({...agent, _id: 'versions.r.agent-c', office: 'Chicago'})
  await lake.client.createOrReplace({...agent, office: 'Boston'})
  const edit = (fields: object) => lake.client.patch(version._id, {set: fields}).commit()
  expect(await problemOf(await edit({note: 'B'}))).toContain('“Boston” → “Chicago”')
  expect(await problemOf(await edit({office: 'Denver'}))).toBe(true)
})

test('without access to the history, the times of the last edit and the last publish decide', async () => {
  const agent = {_id: 'agent-b', _type: 'agent', name: 'Ben', office: 'Austin'}
  await lake.client.create(agent)
  const version = await lake.client.create({...agent, _id: 'versions.r.agent-b'})
  const published = await lake.client.createOrReplace({...agent, office: 'Boston'})
  const client = Object.assign(lake.client.clone(), {
    request: () => Promise.reject(Object.assign(new Error('Forbidden'), {statusCode: 403})),
  })
  expect(await problemOf(version, client)).toContain('“Boston” → “Austin”')
  const edited = {...version, _updatedAt: `${published._updatedAt}`}
  expect(await problemOf(edited, client)).toBe(true)
})

test('one editor can’t switch the reviews of others off', async () => {
  const settings = {_id: 'siteSettings', _type: 'siteSettings', reviewedBySecondPerson: true}
  await lake.client.createOrReplace(settings)
  const version = {...settings, _id: 'versions.r.siteSettings'}
  expect(await problemOf({...version, reviewedKinds: ['none']})).toContain('needs a review')
  expect(await problemOf({...version, reviewedBySecondPerson: false})).toContain('needs a review')
  expect(await problemOf({...version, title: 'Harbor Oak'})).toBe(true)
})
