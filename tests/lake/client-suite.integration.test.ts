import {ChannelError, ClientError, createClient, isQueryParseError} from '@sanity/client'
import {startLake} from '@upline/lake/start-lake.ts'
import {png} from '@upline/testing/png.ts'
import {firstValueFrom} from 'rxjs'
import {afterAll, expect, test} from 'vitest'

/**
 * The facts that the integration suite of `@sanity/client` (`test/integration` of github.com/sanity-io/client at 9e7e53db, which its
 * package leaves out) finds in hosted Sanity, in the order of its files. client-versions.integration.test.ts has eight of its 20 cases, by each version.
 */
const lake = await startLake({auth: true})
const settings = {...lake.client, token: lake.createToken('administrator'), maxRetries: 0}
const client = createClient({...settings, apiVersion: '2024-08-01'})
afterAll(() => lake.stop())

const label = 'A label'

const failureOf = (answer: Promise<unknown>) => answer.then(undefined, (error: unknown) => error)

test('abort: a request that is aborted rejects with an AbortError', async () => {
  const answer = client.fetch('*[_id == "none"][0]', {}, {signal: AbortSignal.abort()})
  await expect(answer).rejects.toMatchObject({name: 'AbortError'})
})

test('datasets: the settings of embeddings say whether they are on', async () => {
  expect((await client.datasets.getEmbeddingsSettings('production')).enabled).toBe(false)
})

test('listener: an invalid query is a ChannelError', async () => {
  const error = await failureOf(firstValueFrom(client.listen('*[_type == ')))
  expect(error).toBeInstanceOf(ChannelError)
  expect(error).toMatchObject({message: expect.stringContaining('GROQ query parse error')})
})

test.each([
  ['without options', {}],
  ['with drafts, a tag and waitFor', {includeDrafts: true, tag: 'suite.live', waitFor: 'function'}],
] as const)('live: a connection %s begins with a welcome', async (_, options) => {
  expect((await firstValueFrom(client.live.events(options))).type).toBe('welcome')
})

// Hosted goes on with "unexpected end-of-file, expected expression", the lake with the sentence of groq-js.
test('query: a malformed query is a ClientError with its place', async () => {
  const error = await failureOf(client.fetch('*[_type == '))
  expect(error).toBeInstanceOf(ClientError)
  expect(error).toMatchObject({statusCode: 400, message: expect.stringContaining('GROQ query parse error')})
  expect(isQueryParseError((error as ClientError).details)).toBe(true)
})

test('releases: one is created, edited, scheduled, archived, published and deleted', async () => {
  const releaseId = 'suite'
  const versions = createClient({...settings, apiVersion: '2025-02-19', perspective: 'raw'})
  const {releases} = versions
  const state = async () => (await releases.get({releaseId}))?.state
  const created = await releases.create({releaseId, metadata: {releaseType: 'asap', title: 'Suite'}})
  expect(created).toMatchObject({releaseId, transactionId: expect.any(String)})
  await releases.edit({releaseId, patch: {set: {'metadata.title': 'Edited'}}})
  expect(await releases.get({releaseId})).toMatchObject({
    _id: '_.releases.suite',
    _type: 'system.release',
    state: 'active',
    metadata: {releaseType: 'asap', title: 'Edited'},
  })
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString()
  await releases.schedule({releaseId, publishAt: inAnHour})
  expect(await state()).toBe('scheduled')
  await releases.unschedule({releaseId})
  expect(await state()).toBe('active')
  await releases.archive({releaseId})
  await expect.poll(state).toBe('archived')
  await releases.unarchive({releaseId})
  await expect.poll(state).toBe('active')
  const document = {_id: 'versions.suite.released', _type: 'smoke', label}
  await versions.createVersion({releaseId, publishedId: 'released', document})
  const {result} = await releases.fetchDocuments({releaseId})
  expect(result.map(({_id}) => _id)).toEqual([document._id])
  await releases.publish({releaseId})
  await expect.poll(state).toBe('published')
  expect(await client.getDocument('released')).toMatchObject({_id: 'released', label})
  await releases.delete({releaseId})
  expect(await state()).toBeUndefined()
})

const resource = {type: 'media-library', id: 'ml'} as const
const library = createClient({...settings, apiVersion: '2025-03-24', resource})

test.each([
  ['agent actions: a prompt', () => client.agent.action.prompt({instruction: 'Say hello'})],
  ['media library: an upload', () => library.assets.upload('image', png(1, 1))],
  ['media library: the playback of a video', () => library.mediaLibrary.video.getPlaybackInfo('video-1')],
])('%s is refused', async (_, ask) => {
  await expect(ask()).rejects.toMatchObject({statusCode: 404})
})
