import {createClient as current} from '@sanity/client'
import {startLake} from '@upline/lake/start-lake.ts'
import {png} from '@upline/testing/png.ts'
import {createClient as six} from 'sanity-client-6'
import {createClient as seven} from 'sanity-client-7'
import {afterAll, describe, expect, test} from 'vitest'

/**
 * What the README of `@sanity/client` (github.com/sanity-io/client) shows, by each major version of it that is in use: a version
 * sends other headers, defaults and perspectives, and reads answers in its own way.
 */
const versions: [dataset: string, make: typeof current][] = [
  // The parts that are used here are the same in all of them; their types are each version's own.
  ['client-6', six as unknown as typeof current],
  ['client-7', seven as unknown as typeof current],
  ['client-8', current],
]

const lake = await startLake({datasets: versions.map(([dataset]) => ({projectId: 'local', dataset}))})
afterAll(() => lake.stop())

describe.each(versions)('%s', (dataset, make) => {
  const clientOf = (apiVersion = '2025-02-19') =>
    make({...lake.client, dataset, apiVersion, maxRetries: 0, perspective: 'published'})

  test('creates, changes, queries and deletes documents', async () => {
    const client = clientOf()
    const bike = await client.create({_type: 'bike', name: 'Tandem', seats: 2})
    expect(bike).toMatchObject({_type: 'bike', seats: 2, _rev: expect.any(String)})
    await client.createIfNotExists({_id: 'shop', _type: 'shop', name: 'First'})
    await client.createIfNotExists({_id: 'shop', _type: 'shop', name: 'Second'})
    await client.createOrReplace({_id: 'other', _type: 'shop', name: 'Other'})
    const changed = await client
      .patch(bike._id)
      .ifRevisionId(bike._rev)
      .set({name: 'Long tandem'})
      .setIfMissing({tags: []})
      .inc({seats: 1})
      .append('tags', ['long'])
      .commit()
    expect(changed).toMatchObject({name: 'Long tandem', seats: 3, tags: ['long']})
    await client
      .transaction()
      .create({_id: 'rental', _type: 'rental', bike: {_type: 'reference', _ref: bike._id}})
      .patch('shop', (patch) => patch.set({name: 'Changed'}))
      .delete('other')
      .commit({autoGenerateArrayKeys: true})
    expect(
      await client.fetch('*[_type == $type]{"bike": bike->name, "shop": *[_id == "shop"][0].name}', {
        type: 'rental',
      }),
    ).toEqual([{bike: 'Long tandem', shop: 'Changed'}])
    expect(await client.getDocument('shop')).toMatchObject({name: 'Changed'})
    expect(await client.getDocuments(['shop', 'other'])).toMatchObject([{_id: 'shop'}, null])
    await client.delete({query: '*[_type in ["rental", "shop"]]'})
    expect(await client.fetch('*._type')).toEqual(['bike'])
  })

  test('shows drafts by perspective, and publishes by an action', async () => {
    const client = clientOf()
    await client.create({_id: 'drafts.post', _type: 'post', title: 'Draft'})
    const titles = '*[_type == "post"].title'
    expect(await client.fetch(titles)).toEqual([])
    // Every version knows this name; it became `drafts` later.
    expect(await client.fetch(titles, {}, {perspective: 'previewDrafts'})).toEqual(['Draft'])
    await client.action({
      actionType: 'sanity.action.document.publish',
      draftId: 'drafts.post',
      publishedId: 'post',
    })
    expect(await client.fetch(titles)).toEqual(['Draft'])
  })

  test('listens, and receives a change', async () => {
    const client = clientOf()
    const events: string[] = []
    const heard = new Promise<void>((resolve, reject) => {
      const subscription = client
        .listen('*[_type == $type]', {type: 'event'}, {events: ['welcome', 'mutation'], includeResult: true})
        .subscribe({
          next(event) {
            events.push(event.type === 'mutation' ? `${event.transition} ${event.result?.name}` : event.type)
            if (event.type === 'welcome') {
              client.create({_id: 'listened', _type: 'event', name: 'Fair'}).catch(reject)
            } else {
              subscription.unsubscribe()
              resolve()
            }
          },
          error: reject,
        })
    })
    await heard
    expect(events).toEqual(['welcome', 'appear Fair'])
  })

  test('uploads an image and reads it back', async () => {
    const client = clientOf()
    const asset = await client.assets.upload('image', png(8, 6), {filename: 'small.png'})
    expect(asset).toMatchObject({_type: 'sanity.imageAsset', originalFilename: 'small.png'})
    expect(asset.metadata.dimensions).toMatchObject({width: 8, height: 6})
    expect((await fetch(asset.url)).headers.get('content-type')).toBe('image/png')
  })

  test('understands what is wrong', async () => {
    const client = clientOf()
    await expect(client.fetch('*[_type == ')).rejects.toMatchObject({
      statusCode: 400,
      details: {type: 'queryParseError', description: expect.stringContaining('Unexpected end')},
    })
    await expect(client.create({_id: 'a b', _type: 'bike'})).rejects.toMatchObject({statusCode: 400})
    await expect(client.patch('nobody').set({a: 1}).commit()).rejects.toThrow('"nobody" was not found')
    await expect(make({...client.config(), dataset: 'none'}).fetch('*')).rejects.toMatchObject({
      statusCode: 404,
    })
  })

  test('asks an old version of the API, a long query, and for the answer with all that comes with it', async () => {
    const client = clientOf('2021-10-21')
    expect(await client.fetch(`count(*[_id == "nobody"]) // ${'x '.repeat(8000)}`)).toBe(0)
    const whole = await client.fetch('$n + 1', {n: 1}, {filterResponse: false})
    expect(whole).toMatchObject({result: 2, ms: expect.any(Number)})
    expect((await client.projects.list()).map(({id}) => id)).toContain('local')
    expect(await client.projects.getById('local')).toMatchObject({
      id: 'local',
      displayName: expect.any(String),
    })
    expect((await client.datasets.list()).map(({name}) => name)).toContain(dataset)
    expect(await client.users.getById('me')).toMatchObject({
      id: expect.stringMatching(/./),
      name: expect.any(String),
    })
  })
})
