import {statSync} from 'node:fs'
import {join} from 'node:path'
import {openDatabase} from '@upline/lake/storage/database.ts'
import {backup} from '@upline/local/backup/backup.ts'
import {restore} from '@upline/local/backup/restore.ts'
import {createDocumentStore} from '@upline/local/firestore/document-store.ts'
import {temporaryFolder} from '@upline/testing/temporary-folder.ts'
import {expect, test} from 'vitest'

test('error logs of more bytes than a string can have are backed up and restored', async () => {
  const folder = temporaryFolder()
  const [data, other, out] = ['data', 'other', 'out'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  const fields = {message: {stringValue: 'x'.repeat(1_000_000)}}
  const database = openDatabase(data)
  const store = createDocumentStore(database)
  for (let n = 0; n < 600; n += 1) store.put(`error_logs/${n}`, fields, '2026-01-02T03:04:05.000Z')
  database.close()
  await backup({data, out})
  expect(statSync(join(out, 'firestore.ndjson')).size).toBeGreaterThan(2 ** 29)
  await restore({data: other, from: out, isConfirmed: async () => true})
  using restored = openDatabase(other)
  expect(createDocumentStore(restored).count('error_logs')).toBe(600)
}, 600_000)
