import {globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import type {SanityClient} from '@sanity/client'
import {exportContent, importContent} from '@upline/lake/archive/transfer.ts'
import {type RunningLake, startLake} from '@upline/lake/start-lake.ts'
import {clientOf} from '@upline/testing/lake.ts'
import {png} from '@upline/testing/png.ts'
import {temporaryFolder} from '@upline/testing/temporary-folder.ts'
import {beforeEach, expect, test} from 'vitest'

let folder: string
let data: string
let other: string
beforeEach(() => {
  folder = temporaryFolder()
  data = join(folder, 'data')
  other = join(folder, 'other')
})

const at = (path: string, of = data) => ({
  data: of,
  projectId: 'local',
  dataset: 'production',
  path: join(folder, path),
})

async function withLake<T>(
  of: string,
  work: (client: SanityClient, lake: RunningLake) => Promise<T>,
): Promise<T> {
  await using lake = await startLake({data: of})
  return await work(clientOf(lake.url, {perspective: 'raw'}), lake)
}

/** A page with a picture, a draft of it, and somebody whom it refers to. */
async function fill(): Promise<void> {
  await withLake(data, async (client) => {
    const {_id} = await client.assets.upload('image', png(30, 20), {filename: 'a.png'})
    await client.create({_id: 'ann', _type: 'person', name: 'Ann'})
    const picture = {_type: 'image', asset: {_type: 'reference', _ref: _id}}
    await client.create({_id: 'home', _type: 'page', picture, by: {_type: 'reference', _ref: 'ann'}})
    await client.create({_id: 'drafts.home', _type: 'page', title: 'Draft'})
  })
}

// Revisions, times and asset addresses are not content.
const all = '*|order(_id)'
function contentOf(of: string): Promise<Record<string, unknown>[]> {
  return withLake(of, async (client, lake) => {
    const documents = await client.fetch<Record<string, unknown>[]>(all)
    return documents.map(({_rev, _updatedAt, ...rest}) =>
      JSON.parse(JSON.stringify(rest).replaceAll(lake.url, '')),
    )
  })
}

test('content goes into files and into another lake, the same with its pictures', async () => {
  await fill()
  expect(await exportContent(at('files'))).toBe(4)
  expect(readFileSync(join(folder, 'files/page/home.json'), 'utf8')).toContain('"_ref": "ann"')
  expect(await importContent(at('files', other))).toBe(4)
  expect(await contentOf(other)).toEqual(await contentOf(data))
  await withLake(other, async (client) => {
    const url = await client.fetch<string>('*[_type == "sanity.imageAsset"][0].url')
    expect((await fetch(url)).status).toBe(200)
  })
  // A second run changes neither the files nor the lake.
  expect(await importContent(at('files', other))).toBe(0)
  const before = readFileSync(join(folder, 'files/page/home.json'))
  await exportContent(at('files', other))
  expect(readFileSync(join(folder, 'files/page/home.json'))).toEqual(before)
})

test.runIf(process.platform === 'linux')('content goes into no folder that cannot be made', async () => {
  await fill()
  for (const path of ['/proc/x', '/proc/x/content.ndjson'])
    await expect(exportContent({...at('files'), path})).rejects.toThrow('/proc/x cannot be used (ENOENT')
})

test('an edited file is an edited document, with a history; a removed one is deleted where that is asked for', async () => {
  await fill()
  await exportContent(at('files'))
  const file = join(folder, 'files/person/ann.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace('"Ann"', '"Anna"'))
  expect(await importContent(at('files'))).toBe(1)
  expect((await contentOf(data)).find(({_id}) => _id === 'ann')).toMatchObject({name: 'Anna'})
  rmSync(join(folder, 'files/page/drafts.home.json'))
  expect(await importContent(at('files'))).toBe(0)
  expect(await importContent(at('files'), true)).toBe(1)
  expect((await contentOf(data)).map(({_id}) => _id)).not.toContain('drafts.home')
  rmSync(file)
  // A page refers to her.
  await expect(importContent(at('files'), true)).rejects.toThrow(/ann/)
})

test('an NDJSON archive goes into another lake with its pictures', async () => {
  await fill()
  expect(await exportContent(at('archive/data.ndjson'))).toBe(3)
  await importContent(at('archive/data.ndjson', other))
  const named = (documents: Record<string, unknown>[]) =>
    documents.filter(({_type}) => !String(_type).startsWith('sanity.'))
  expect(named(await contentOf(other))).toEqual(named(await contentOf(data)))
})

test('content is exported into a folder of the sample’s layout, and imported from it, with its pictures', async () => {
  await fill()
  mkdirSync(join(folder, 'site/documents'), {recursive: true})
  expect(await exportContent(at('site'))).toBe(3)
  expect(readFileSync(join(folder, 'site/documents/page/home.json'), 'utf8')).toContain(
    'image@file://./images/',
  )
  expect(await importContent(at('site', other))).toBe(4)
  const named = (documents: Record<string, unknown>[]) =>
    documents.filter(({_type}) => !String(_type).startsWith('sanity.'))
  expect(named(await contentOf(other))).toEqual(named(await contentOf(data)))
  // The folder of the documents alone names the same files.
  expect(await importContent(at('site/documents', other))).toBe(0)
})

test('capitals are plain in names of files, and exports that marked them are imported', async () => {
  await withLake(data, (client) => client.create({_id: 'siteSettings', _type: 'siteSettings', title: 'New'}))
  await exportContent(at('files'))
  expect(readdirSync(join(folder, 'files/siteSettings'))).toEqual(['siteSettings.json'])
  renameSync(join(folder, 'files/siteSettings'), join(folder, 'files/site%53ettings'))
  const marked = join(folder, 'files/site%53ettings')
  renameSync(join(marked, 'siteSettings.json'), join(marked, 'site%53ettings.json'))
  expect(await importContent(at('files', other))).toBe(1)
  // The next export renames them.
  await exportContent(at('files', other))
  expect(globSync('*/*', {cwd: join(folder, 'files')})).toEqual(['siteSettings/siteSettings.json'])
})

test('ids that differ in capitals only are two files, whatever the file system', async () => {
  await withLake(data, async (client) => {
    for (const _id of ['plan', 'Plan']) await client.create({_id, _type: 'plan', name: _id})
  })
  await exportContent(at('files'))
  const names = readdirSync(join(folder, 'files/plan')).map((name) => name.toLowerCase())
  expect(new Set(names).size).toBe(2)
  expect(await importContent(at('files', other))).toBe(2)
})

test('a file that cannot be read changes nothing and is named', async () => {
  await fill()
  const before = await contentOf(data)
  mkdirSync(join(folder, 'bad/page'), {recursive: true})
  writeFileSync(join(folder, 'bad/page/new.json'), '{"_id": "new", "_type": "page"}')
  writeFileSync(join(folder, 'bad/page/broken.json'), '{')
  writeFileSync(join(folder, 'data.tar.gz'), 'x')
  await expect(importContent(at('bad'))).rejects.toThrow('page/broken.json is not valid JSON')
  expect(() => importContent(at('none'))).toThrow('There is nothing at')
  await expect(importContent(at('data.tar.gz'))).rejects.toThrow('unpack an archive first')
  expect(await contentOf(data)).toEqual(before)
})

test('the export of a running lake', async () => {
  await fill()
  await withLake(data, async (_client, lake) => {
    const get = (path: string) => fetch(`${lake.url}/v2025-02-19${path}`)
    const lines = (await (await get('/data/export/production')).text()).trim().split('\n')
    expect(lines.map((line) => JSON.parse(line)._id).sort()).toEqual([
      'ann',
      'drafts.home',
      'home',
      expect.stringMatching(/^image-/),
    ])
    expect(await (await get('/data/export/production?types=person')).text()).toMatch(/^\{"_id":"ann".*\}\n$/)
  })
})
