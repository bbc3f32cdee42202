import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {DatabaseSync} from 'node:sqlite'
import {exportContent} from '@upline/lake/archive/transfer.ts'
import {type RunningLake, startLake} from '@upline/lake/start-lake.ts'
import {clientOf} from '@upline/testing/lake.ts'
import {temporaryFolder} from '@upline/testing/temporary-folder.ts'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'

const names = [...Object.getOwnPropertyNames(Object.prototype), 'a.b', '1']
const deep = (levels: number) => `${'{"in":'.repeat(levels)}1${'}'.repeat(levels)}`
const values: [string, string][] = [
  ...names.map((name): [string, string] => [
    name,
    `{"${name}": "text", "kept": {"${name}": null, "in": [{"${name}": 1}]}}`,
  ]),
  ...[21, 900, 1900].map((levels): [string, string] => [`${levels} levels`, deep(levels)]),
]
const ids = values.map((_, index) => `bad-${index}`)

const data = temporaryFolder()
let lake: RunningLake
beforeAll(async () => {
  await (await startLake({data, seed: [{_id: 'good', _type: 'page', title: 'Good'}]})).stop()
  const database = new DatabaseSync(join(data, 'backend.db'))
  for (const [index, [, value]] of values.entries()) {
    const json = `{"_id":"bad-${index}","_type":"page","_rev":"r","_createdAt":"2026-01-01T00:00:00Z","_updatedAt":"2026-01-01T00:00:00Z","title":"Bad","value":${value}}`
    database.prepare('INSERT INTO documents VALUES (?, ?)').run(`bad-${index}`, json)
  }
  database.close()
  lake = await startLake({data, limits: 'hosted'})
})
afterAll(() => lake.stop())

describe('documents that were stored before they were refused', () => {
  test('are read, with all others', async () => {
    const client = clientOf(lake.url)
    expect(await client.fetch('count(*[_type == "page" && defined(title)]{..., "v": value.kept})')).toBe(
      ids.length + 1,
    )
    expect(
      await client.fetch('*[value.kept.title == "x" || references("good") || value.in.in == 2]'),
    ).toEqual([])
    expect(await client.fetch('*[@ match text::query("good")]._id')).toEqual(['good'])
    for (const id of ids) expect(await client.getDocument(id)).toMatchObject({title: 'Bad'})
    const lines = await (await fetch(`${lake.url}/v1/data/export/production`)).text()
    expect(lines.trim().split('\n')).toHaveLength(ids.length + 1)
    expect(await (await fetch(`${lake.url}/v1/data/stats/production`)).json()).toMatchObject({})
  })

  test.each(values.map(([name], index) => [name, `bad-${index}`]))(
    '%s: is patched, and its history is read',
    async (_name, id) => {
      const client = clientOf(lake.url)
      expect(await client.patch(id).set({title: 'Better'}).commit()).toMatchObject({title: 'Better'})
      const {documents} = await client.request({url: `/data/history/production/documents/${id}?revision=r`})
      expect(documents).toBeDefined()
      expect(await client.fetch('*[_id == $id][0].title', {id})).toBe('Better')
    },
  )

  test('are exported, and deleted', async () => {
    await lake.stop()
    const path = join(temporaryFolder(), 'data.ndjson')
    expect(await exportContent({data, projectId: 'local', dataset: 'production', path})).toBe(ids.length + 1)
    const lines = readFileSync(path, 'utf8').trim().split('\n')
    expect(lines.filter((line) => line.includes('"value"'))).toHaveLength(ids.length)
    lake = await startLake({data})
    const client = clientOf(lake.url)
    for (const id of ids) await client.delete(id)
    expect(await client.fetch('*[]._id')).toEqual(['good'])
  })
})
