import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import {join} from 'node:path'
import {BlobStore} from '@upline/lake/assets/blob-store.ts'
import {Datasets} from '@upline/lake/datasets.ts'
import {Store} from '@upline/lake/documents/store.ts'
import {inTransaction, openDatabase, openOwnDatabase} from '@upline/lake/storage/database.ts'
import {lockFolder} from '@upline/lake/storage/folder-lock.ts'
import {temporaryFolder} from '@upline/testing/temporary-folder.ts'
import {beforeEach, expect, test, vi} from 'vitest'

let folder: string
beforeEach(() => {
  folder = temporaryFolder()
})

function fill(): void {
  using database = openDatabase(folder)
  const pages = Array.from({length: 50}, (_, n) => ({
    create: {_id: `page-${n}`, _type: 'page', text: 'x'.repeat(1000)},
  }))
  new Store(database).commit(pages)
}

test('a commit is on the disk before it is answered', () => {
  using database = openDatabase(folder)
  expect(database.prepare('PRAGMA journal_mode').get()).toEqual({journal_mode: 'wal'})
  // 2 is FULL.
  expect(database.prepare('PRAGMA synchronous').get()).toEqual({synchronous: 2})
})

/** A database with documents, of which every page but the first is overwritten in part. */
function damage(): {file: string; damaged: Buffer} {
  fill()
  const file = join(folder, 'backend.db')
  const handle = openSync(file, 'r+')
  for (let at = 4096; at < statSync(file).size; at += 4096)
    writeSync(handle, Buffer.alloc(200, 0xff), 0, 200, at)
  closeSync(handle)
  return {file, damaged: readFileSync(file)}
}

test('a damaged database is named and stays unchanged', () => {
  const {file, damaged} = damage()
  expect(() => openDatabase(folder)).toThrow(/^[^\n]*backend\.db is damaged[^\n]*$/)
  expect(readFileSync(file).equals(damaged)).toBe(true)
})

test('the owner of the folder sets a damaged database aside, whole, and can start again', () => {
  const {damaged} = damage()
  expect(() => openOwnDatabase(folder)).toThrow(/damaged .* set aside as .*a backup/)
  const [aside = ''] = readdirSync(folder).filter((name) => /^damaged-.*\.db$/.test(name))
  expect(readFileSync(join(folder, aside)).equals(damaged)).toBe(true)
  using database = openOwnDatabase(folder)
  expect([...new Store(database).documents()]).toEqual([])
})

test('a database that cannot be opened is not set aside', () => {
  mkdirSync(join(folder, 'backend.db-wal'))
  expect(() => openOwnDatabase(folder)).toThrow('cannot be opened')
  expect(readdirSync(folder).some((name) => name.startsWith('damaged-'))).toBe(false)
})

test('a file that is not a database is named too', () => {
  const handle = openSync(join(folder, 'backend.db'), 'w')
  writeSync(handle, "These are somebody's notes. ".repeat(50))
  closeSync(handle)
  expect(() => openDatabase(folder)).toThrow('backend.db is damaged')
})

test.each([
  ['cut off', '{"_id":"page-7"'],
  ['of another document', '{"_id":"page-8","_type":"page","_rev":"1"}'],
  ['without a type', '{"_id":"page-7","_rev":"1"}'],
])('a document whose row is %s is named and left as it is', (_name, json) => {
  fill()
  using database = openDatabase(folder)
  database.prepare("UPDATE documents SET json = ? WHERE id = 'page-7'").run(json)
  expect(() => new Store(database)).toThrow(/"page-7" in .*backend\.db is damaged/)
  expect(database.prepare("SELECT json FROM documents WHERE id = 'page-7'").get()).toEqual({json})
})

test('a transaction that fails leaves nothing behind, and the next one works', () => {
  using database = openDatabase(folder)
  database.exec('CREATE TABLE numbers (n INTEGER)')
  const count = () => database.prepare('SELECT count(*) AS count FROM numbers').get()?.count
  const failing = () =>
    inTransaction(database, () => {
      database.exec('INSERT INTO numbers VALUES (1)')
      throw new Error('no')
    })
  expect(failing).toThrow('no')
  expect(count()).toBe(0)
  expect(inTransaction(database, () => database.exec('INSERT INTO numbers VALUES (1)'))).toBeUndefined()
  expect(count()).toBe(1)
})

test('what cannot be stored is not shown either', () => {
  using database = openDatabase(folder)
  const store = new Store(database)
  database.exec('DROP TABLE changes')
  expect(() => store.commit([{create: {_id: 'a', _type: 'page'}}])).toThrow()
  expect([store.get('a'), store.size, store.revision]).toEqual([null, 0, 0])
})

test('a lock or database that SQLite cannot open is named', () => {
  writeFileSync(join(folder, 'lock.db'), 'noise'.repeat(1000))
  expect(() => lockFolder(folder)).toThrow(/^The file .*lock\.db cannot be locked \(.*\): delete it/)
  mkdirSync(join(folder, 'backend.db'))
  expect(() => openOwnDatabase(folder)).toThrow(/^The database .*backend\.db cannot be opened \(.*\)$/)
})

test('a folder that cannot be one is said in a sentence', () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  expect(() => lockFolder(file)).toThrow(/The folder .*file cannot be used \(ENOTDIR.*\): name another/)
  expect(() => openDatabase(join(file, 'below'))).toThrow('ENOTDIR')
  // Node's own recursive mkdir would not return.
  if (process.platform === 'linux') expect(() => openDatabase('/proc/lake')).toThrow('cannot be used (ENOENT')
})

test('a file that cannot be written leaves nothing behind', async () => {
  const blobs = new BlobStore(folder)
  mkdirSync(join(folder, 'taken'))
  await expect(blobs.write('taken', new Uint8Array(3))).rejects.toThrow()
  expect(readdirSync(folder)).toEqual(['taken'])
})

test('an upload that a kill left incomplete is removed at the next start', () => {
  mkdirSync(join(folder, 'assets'))
  for (const name of ['a.png', 'b.png.1.part']) writeFileSync(join(folder, 'assets', name), '')
  openOwnDatabase(folder).close()
  expect(readdirSync(join(folder, 'assets'))).toEqual(['a.png'])
})

test('what is in the data folder and not a dataset is ignored', () => {
  mkdirSync(join(folder, 'datasets/local/staging'), {recursive: true})
  mkdirSync(join(folder, 'datasets/local/Copy of staging'))
  writeFileSync(join(folder, 'datasets/.DS_Store'), '')
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  using database = openDatabase(folder)
  const datasets = new Datasets({
    database,
    folder,
    projectId: 'local',
    dataset: 'production',
    assetsOrigin: 'http://localhost',
  })
  expect(datasets.all().map(({dataset}) => dataset)).toEqual(['production', 'staging'])
  expect(warn).toHaveBeenCalledTimes(2)
  datasets.close()
})

test('a database of a newer version is refused with a sentence', () => {
  const folder = temporaryFolder()
  const database = openDatabase(folder)
  database.exec('PRAGMA user_version = 99')
  database.close()
  expect(() => openDatabase(folder)).toThrow('was written by a newer version (format 99')
})
