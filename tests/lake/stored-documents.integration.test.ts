import {join} from 'node:path'
import {DatabaseSync} from 'node:sqlite'
import {startLake} from '@upline/lake/start-lake.ts'
import {clientOf} from '@upline/testing/lake.ts'
import {temporaryFolder} from '@upline/testing/temporary-folder.ts'
import {expect, test, vi} from 'vitest'

const deep = (levels: number) => `${'{"in":'.repeat(levels)}1${'}'.repeat(levels)}`
const values = [
  ...Object.getOwnPropertyNames(Object.prototype).map((name) => `{"in": [{"${name}": "text"}]}`),
  ...[21, 900, 1900].map(deep),
]

test('a start survives what an earlier version stored, and leaves out the attributes that are refused now', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const data = temporaryFolder()
  await (await startLake({data, seed: [{_id: 'good', _type: 'page', title: 'Good'}]})).stop()
  const database = new DatabaseSync(join(data, 'backend.db'))
  const insert = database.prepare('INSERT INTO documents VALUES (?, ?)')
  for (const [index, value] of values.entries())
    insert.run(
      `bad-${index}`,
      `{"_id":"bad-${index}","_type":"page","_rev":"r","_createdAt":"2026-01-01T00:00:00Z","_updatedAt":"2026-01-01T00:00:00Z","title":"Bad","value":${value}}`,
    )
  database.close()

  await using lake = await startLake({data})
  const client = clientOf(lake.url)
  expect(warn).toHaveBeenCalledTimes(values.length)
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('The document "bad-0" cannot have an attribute'))
  expect(await client.fetch('count(*[title == "Bad" && !defined(value)])')).toBe(values.length)
  const patched = await client.patch('bad-0').set({title: 'Better'}).commit()
  expect(
    await client.request({url: `/data/history/production/documents/bad-0?revision=${patched._rev}`}),
  ).toMatchObject({
    documents: [{title: 'Better'}],
  })
  for (const index of values.keys()) await client.delete(`bad-${index}`)
  expect(await client.fetch('*[]._id')).toEqual(['good'])
})
