import {writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {startLake} from '@upline/lake/start-lake.ts'
import {clientOf} from '@upline/testing/lake.ts'
import {png} from '@upline/testing/png.ts'
import {temporaryFolder} from '@upline/testing/temporary-folder.ts'
import {expect, test} from 'vitest'
import {updateLake} from './update.ts'

const folder = temporaryFolder()

test('a changed sample reaches a running lake and keeps local edits', async () => {
  const seed = join(folder, 'production.ndjson')
  const write = (titles: Record<string, string>) => {
    const documents = Object.entries(titles).map(([_id, title]) => ({
      _id,
      _type: 'page',
      title,
      image: {_type: 'image', _sanityAsset: 'image@file://./image.png'},
    }))
    writeFileSync(seed, documents.map((document) => `${JSON.stringify(document)}\n`).join(''))
  }
  writeFileSync(join(folder, 'image.png'), png(2, 2))
  write({same: 'Same', changed: 'Old', edited: 'Old', drafted: 'Old', deleted: 'Old'})
  await using lake = await startLake({seed})
  const client = clientOf(lake.url, {perspective: 'raw'})
  const titles = () => client.fetch('*[_type == "page"] | order(_id) {_id, title}')
  expect(await updateLake(client, seed)).toEqual({updated: [], kept: []})

  await client.patch('edited').set({title: 'Mine'}).commit()
  await client.create({_id: 'drafts.drafted', _type: 'page', title: 'My draft'})
  await client.delete('deleted')
  write({same: 'Same', changed: 'New', edited: 'New', drafted: 'New', deleted: 'New', added: 'New'})
  const first = await updateLake(client, seed)
  expect(first).toEqual({updated: ['changed', 'added'], kept: ['edited', 'drafted', 'deleted']})
  expect(await titles()).toEqual([
    {_id: 'added', title: 'New'},
    {_id: 'changed', title: 'New'},
    {_id: 'drafted', title: 'Old'},
    {_id: 'drafts.drafted', title: 'My draft'},
    {_id: 'edited', title: 'Mine'},
    {_id: 'same', title: 'Same'},
  ])

  write({same: 'Newer', changed: 'Newer', added: 'Newer'})
  expect(await updateLake(client, seed)).toEqual({updated: ['same', 'changed', 'added'], kept: []})
})
