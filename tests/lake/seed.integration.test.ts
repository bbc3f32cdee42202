import {execFileSync} from 'node:child_process'
import {mkdirSync, readdirSync, symlinkSync, writeFileSync} from 'node:fs'
import {basename, join} from 'node:path'
import {DatabaseSync} from 'node:sqlite'
import {type Dataset, openDataset} from '@upline/lake/dataset.ts'
import {loadSeed} from '@upline/lake/seed/load-seed.ts'
import {png} from '@upline/testing/png.ts'
import {temporaryFolder} from '@upline/testing/temporary-folder.ts'
import {beforeEach, describe, expect, test} from 'vitest'

let folder: string
let seed: string
let context: Dataset
beforeEach(() => {
  folder = temporaryFolder()
  seed = join(folder, 'seed.ndjson')
  mkdirSync(join(folder, 'images'))
  writeFileSync(join(folder, 'images', 'x y.png'), png(8, 4))
  context = openDataset({
    database: new DatabaseSync(':memory:'),
    folder,
    projectId: 'local',
    dataset: 'production',
    assetsOrigin: 'http://localhost:3900',
  })
})

const write = (...lines: (object | string)[]) =>
  writeFileSync(
    seed,
    lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'),
  )

test('loads documents, with their assets at any depth', async () => {
  writeFileSync(join(folder, 'rates.csv'), 'a,b')
  write(
    {
      _id: 'home',
      _type: 'page',
      _createdAt: '2020-01-01T00:00:00Z',
      rows: [
        {_key: 'a', picture: {_type: 'image', alt: 'Sea', _sanityAsset: 'image@file://./images/x%20y.png'}},
      ],
    },
    '',
    {
      _id: 'rates',
      _type: 'download',
      file: {_type: 'file', _sanityAsset: 'file@file://./rates.csv'},
      page: {_type: 'reference', _ref: 'home'},
    },
  )
  expect(await loadSeed(context, seed)).toBe(4)
  const {json} = await context.queries.answer({
    query:
      '{"home": *[_id == "home"][0]{_createdAt, "picture": rows[0].picture{alt, _sanityAsset, "size": asset->metadata.dimensions.width}}, "file": *[_id == "rates"][0].file.asset->{mimeType, originalFilename}}',
    params: {},
    perspective: 'published',
  })
  expect(JSON.parse(json)).toEqual({
    home: {_createdAt: '2020-01-01T00:00:00Z', picture: {alt: 'Sea', _sanityAsset: null, size: 8}},
    file: {mimeType: 'text/csv', originalFilename: 'rates.csv'},
  })
  expect(readdirSync(join(folder, 'assets'))).toHaveLength(2)
})

describe('what is wrong is said with its place, and nothing is loaded', () => {
  const good = {_id: 'good', _type: 'page'}
  const bad = {_id: 'bad', _type: 'page'}
  const withImage = (address: string) => ({...good, image: {_sanityAsset: `image@${address}`}})
  const deep = '['.repeat(2e4) + ']'.repeat(2e4)

  test.each<[string, (object | string)[], string[]]>([
    ['a damaged line', [good, '{"_id": "bad", "_type'], ['seed.ndjson:2', '"bad"']],
    ['a line that is no document', [good, '[]'], ['seed.ndjson:2']],
    ['a missing type', [good, {_id: 'bad'}], ['seed.ndjson:2', '"bad"']],
    ['an attribute of all objects', [{...good, valueOf: 1}], ['seed.ndjson', '"good"', 'valueOf']],
    ['an id used twice', [good, good], ['seed.ndjson:2', '"good"', 'seed.ndjson:1']],
    ['a reference to nothing', [good, {...bad, deep: [{_ref: 'gone'}]}], ['seed.ndjson', '"bad"', '"gone"']],
    ['a missing image', [withImage('file://./images/none.png')], ['seed.ndjson:1', '"good"', 'none.png']],
    ['an image that is none', [withImage('file://./seed.ndjson')], ['seed.ndjson:1', '"good"']],
    ['an image from elsewhere', [withImage('https://a.example/a.png')], ['seed.ndjson:1', 'download it']],
    ['too deep a document', [JSON.stringify(bad).replace('}', `,"a":${deep}}`)], ['seed.ndjson:1']],
  ])('%s', async (_name, lines, parts) => {
    write(...lines)
    const failure = loadSeed(context, seed)
    for (const part of parts) await expect(failure).rejects.toThrow(part)
    expect(context.store.isNew).toBe(true)
  })

  test.each([
    ['a file of the machine', 'file:///etc/hosts', undefined],
    ['a file above the folder', 'file://./../../../../../../etc/hosts', undefined],
    ['a link out of the folder', 'file://./link', '/etc/hosts'],
    ['a device', 'file://./link', '/dev/zero'],
    ['a folder whose name begins alike', 'file://./../NAME-other/secret', undefined],
  ])('%s, which an archive or an NDJSON file names', async (_name, url, link) => {
    const other = `${folder}-other`
    mkdirSync(other)
    writeFileSync(join(other, 'secret'), 'secret')
    write({...good, file: {_sanityAsset: `file@${url.replace('NAME', basename(folder))}`}})
    if (link) symlinkSync(link, join(folder, 'link'))
    const archive = join(folder, 'seed.tar.gz')
    execFileSync('tar', ['-czf', archive, '-C', folder, 'seed.ndjson', ...(link ? ['link'] : [])])
    await expect(loadSeed(context, seed)).rejects.toThrow('it is not a file of the seed')
    await expect(loadSeed(context, archive)).rejects.toThrow(/not a file of the seed|ENOENT/)
    expect(context.store.isNew).toBe(true)
  })

  test('a missing file', async () => {
    await expect(loadSeed(context, join(folder, 'none.ndjson'))).rejects.toThrow('none.ndjson')
  })
})
