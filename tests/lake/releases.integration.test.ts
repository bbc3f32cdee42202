import {startLake} from '@upline/lake/start-lake.ts'
import {clientOf} from '@upline/testing/lake.ts'
import {temporaryFolder} from '@upline/testing/temporary-folder.ts'
import {afterAll, describe, expect, test} from 'vitest'

const lake = await startLake()
const client = clientOf(lake.url)
const raw = client.withConfig({perspective: 'raw'})
afterAll(() => lake.stop())

const createVersion = (releaseId: string, publishedId: string, of = client) => {
  const document = {_id: `versions.${releaseId}.${publishedId}`, _type: 'page', title: 'new'}
  return of.createVersion({releaseId, publishedId, document})
}

/** A release with a changed document, a new one, and one that it unpublishes. */
async function releaseOfThree(name: string): Promise<string> {
  await raw.create({_id: `${name}-changed`, _type: 'page', title: 'old', _createdAt: '2020-01-01T00:00:00Z'})
  await raw.create({_id: `${name}-gone`, _type: 'page', title: 'old'})
  const {releaseId} = await client.releases.create({
    releaseId: name,
    metadata: {title: name, releaseType: 'asap'},
  })
  for (const kind of ['changed', 'new', 'gone']) await createVersion(releaseId, `${name}-${kind}`)
  await client.unpublishVersion({releaseId, publishedId: `${name}-gone`})
  return releaseId
}

function pages(name: string, perspective: 'published' | 'raw' | string[] = 'published') {
  const query = '*[_type == "page" && string::startsWith(_id, $name)]{_id, title}'
  return client.fetch<{_id: string; title: string}[]>(query, {name}, {perspective})
}

function stateOf(name: string) {
  return raw.fetch<string>('*[_id == $id][0].state', {id: `_.releases.${name}`})
}

describe('a release', () => {
  test('shows its documents in its perspective, and publishes them together', async () => {
    const name = await releaseOfThree('first')
    expect(await pages('first')).toEqual([
      {_id: 'first-changed', title: 'old'},
      {_id: 'first-gone', title: 'old'},
    ])
    const preview = [
      {_id: 'first-changed', title: 'new'},
      {_id: 'first-new', title: 'new'},
    ]
    expect(await pages('first', [name])).toEqual(preview)
    await client.releases.publish({releaseId: name})
    expect(await pages('first')).toEqual(preview)
    expect(await raw.fetch('*[_id in path("versions.**") && _id match "first*"]')).toEqual([])
    expect(await raw.getDocument('drafts.first-gone')).toMatchObject({title: 'old'})
    expect(await raw.getDocument('first-changed')).toMatchObject({_createdAt: '2020-01-01T00:00:00Z'})
    expect(await client.releases.get({releaseId: name})).toMatchObject({
      state: 'published',
      publishedAt: expect.any(String),
      finalDocumentStates: expect.arrayContaining([
        {_key: expect.any(String), id: 'versions.first.first-new'},
      ]),
    })
    await client.releases.delete({releaseId: name})
    expect(await raw.getDocument('_.releases.first')).toBeUndefined()
  })

  test('is archived with its versions, and brought back with them', async () => {
    const name = await releaseOfThree('second')
    const before = await raw.fetch('*[_id in path("versions.second.*")]{_id, _type, title, _system}')
    await client.releases.archive({releaseId: name})
    expect(await raw.fetch('count(*[_id in path("versions.second.*")])')).toBe(0)
    await expect(client.releases.publish({releaseId: name})).rejects.toMatchObject({statusCode: 409})
    await client.releases.unarchive({releaseId: name})
    expect(await raw.fetch('*[_id in path("versions.second.*")]{_id, _type, title, _system}')).toEqual(before)
    await expect(client.releases.delete({releaseId: name})).rejects.toMatchObject({statusCode: 409})
  })

  test('is edited in its metadata only', async () => {
    await client.releases.create({releaseId: 'third'})
    await client.releases.edit({releaseId: 'third', patch: {set: {'metadata.title': 'Third'}}})
    expect(await client.releases.get({releaseId: 'third'})).toMatchObject({
      name: 'third',
      state: 'active',
      metadata: {title: 'Third', releaseType: 'undecided'},
    })
    await expect(
      client.releases.edit({releaseId: 'third', patch: {set: {state: 'published'}}}),
    ).rejects.toThrow(/metadata/)
    await expect(
      client.releases.edit({releaseId: 'third', patch: {set: {'metadata.releaseType': 'soon'}}}),
    ).rejects.toThrow(/releaseType/)
    const older = client.withConfig({apiVersion: '2024-01-01'})
    await expect(older.releases.publish({releaseId: 'third'})).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringContaining('action index 0: not supported for this API version'),
    })
    for (const releaseId of ['raw', 'published', 'drafts', 'previewDrafts', 'a.b'])
      await expect(client.releases.create({releaseId})).rejects.toThrow('is not a release id')
    await expect(client.releases.create({releaseId: 'third'})).rejects.toMatchObject({statusCode: 409})
    await expect(client.releases.publish({releaseId: 'none'})).rejects.toMatchObject({statusCode: 404})
  })

  test('is shown by raw and by a perspective that names a release, not by published and drafts', async () => {
    await client.releases.create({releaseId: 'shown', metadata: {title: 'Shown', releaseType: 'asap'}})
    const seen = (perspective: 'raw' | 'published' | 'drafts' | string[]) =>
      client.fetch(
        'count(*[_type == "system.release" && name == "shown"])',
        {},
        {perspective: perspective as 'raw'},
      )
    expect(await Promise.all([seen('raw'), seen(['shown'])])).toEqual([1, 1])
    expect(await Promise.all([seen('published'), seen('drafts')])).toEqual([0, 0])
    const old = client.withConfig({apiVersion: '2021-06-07'})
    await expect(old.fetch('*', {}, {perspective: ['shown']})).rejects.toThrow(
      'Complex perspectives are not supported',
    )
  })

  test('is listed by releases::all(), and its documents by sanity::partOfRelease()', async () => {
    await releaseOfThree('fourth')
    expect(await raw.fetch('releases::all()[name == "fourth"].metadata.title')).toEqual(['fourth'])
    expect(await raw.fetch('count(*[sanity::partOfRelease("fourth")])')).toBe(3)
    expect(await raw.fetch('*[sanity::versionOf("fourth-new")]._id')).toEqual(['versions.fourth.fourth-new'])
  })
})

describe('a scheduled release', () => {
  test('is published at its time, and locked until then', async () => {
    const name = await releaseOfThree('soon')
    await client.releases.schedule({releaseId: name, publishAt: new Date(Date.now() + 1500).toISOString()})
    expect(await stateOf(name)).toBe('scheduled')
    await expect(raw.patch('versions.soon.soon-new').set({title: 'late'}).commit()).rejects.toMatchObject({
      statusCode: 409,
    })
    await expect(client.releases.archive({releaseId: name})).rejects.toMatchObject({statusCode: 409})
    await expect.poll(() => stateOf(name)).toBe('published')
    expect(await pages('soon')).toEqual([
      {_id: 'soon-changed', title: 'new'},
      {_id: 'soon-new', title: 'new'},
    ])
  })

  test('is active again if its schedule ends', async () => {
    const name = await releaseOfThree('later')
    await client.releases.schedule({
      releaseId: name,
      publishAt: new Date(Date.now() + 3_600_000).toISOString(),
    })
    await client.releases.unschedule({releaseId: name})
    expect(await stateOf(name)).toBe('active')
  })

  test('is published immediately if its time is over, and refused if its time is invalid', async () => {
    const name = await releaseOfThree('past')
    const publishAt = '2020-01-01T00:00:00Z'
    await client.releases.schedule({releaseId: name, publishAt}, {dryRun: true})
    expect(await stateOf(name)).toBe('active')
    const wrong = client.releases.schedule({releaseId: name, publishAt: 'tomorrow'})
    await expect(wrong).rejects.toThrow(/publishAt/)
    await client.releases.schedule({releaseId: name, publishAt})
    await expect.poll(() => stateOf(name)).toBe('published')
  })

  test('that cannot be published is active again, with the reason', async () => {
    await raw.create({_id: 'wanted', _type: 'page'})
    await raw.create({_id: 'wanting', _type: 'page', to: {_type: 'reference', _ref: 'wanted'}})
    await client.releases.create({releaseId: 'broken'})
    await createVersion('broken', 'wanted')
    await client.unpublishVersion({releaseId: 'broken', publishedId: 'wanted'})
    await client.releases.schedule({releaseId: 'broken', publishAt: new Date(Date.now() + 300).toISOString()})
    await expect
      .poll(() => client.releases.get({releaseId: 'broken'}))
      .toMatchObject({state: 'active', error: {message: expect.stringContaining('wanting')}})
    expect(await raw.getDocument('wanted')).toBeDefined()
  })

  test('whose time passed while the lake was stopped is published at the next start', async () => {
    const data = temporaryFolder()
    const first = await startLake({data})
    const before = clientOf(first.url)
    await before.releases.create({releaseId: 'slept'})
    await createVersion('slept', 'slept-page', before)
    await before.releases.schedule({releaseId: 'slept', publishAt: new Date(Date.now() + 400).toISOString()})
    await first.stop()
    await new Promise((resolve) => setTimeout(resolve, 500))
    await using second = await startLake({data})
    await expect.poll(() => clientOf(second.url).getDocument('slept-page')).toBeDefined()
  })
})
