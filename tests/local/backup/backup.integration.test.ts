import {execFile} from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import {join} from 'node:path'
import {promisify} from 'node:util'
import {openDataset} from '@upline/lake/dataset.ts'
import {Store} from '@upline/lake/documents/store.ts'
import {loadSeed} from '@upline/lake/seed/load-seed.ts'
import {openDatabase} from '@upline/lake/storage/database.ts'
import {lockFolder} from '@upline/lake/storage/folder-lock.ts'
import {backup} from '@upline/local/backup/backup.ts'
import {restore} from '@upline/local/backup/restore.ts'
import {createDocumentStore} from '@upline/local/firestore/document-store.ts'
import {openContent} from '@upline/local/local-dataset.ts'
import {createMailStore} from '@upline/local/mail/mail-store.ts'
import {inquiries} from '@upline/local/personal-data/inquiries.ts'
import {Archive} from '@upline/prerender/archive/archive.ts'
import {verify} from '@upline/prerender/archive/verify.ts'
import {png} from '@upline/testing/png.ts'
import {temporaryFolder} from '@upline/testing/temporary-folder.ts'
import {beforeEach, expect, test} from 'vitest'

const commands = join(import.meta.dirname, '../../../local/src/commands.ts')
let folder: string
let data: string
beforeEach(async () => {
  folder = temporaryFolder()
  data = join(folder, 'data')
  await fill(data)
})

const inquiry = (id: string, email: string) => ({
  path: `inquiries/${id}`,
  fields: {
    name: {stringValue: 'Ann O&#39;Neil'},
    email: {stringValue: email},
    message: {stringValue: `From ${email}`},
  },
})

async function fill(target: string): Promise<void> {
  const seed = join(folder, 'seed')
  mkdirSync(seed)
  writeFileSync(join(seed, 'harbor view.png'), png(8, 4))
  writeFileSync(join(seed, 'rates.pdf'), '%PDF-1.4')
  const documents = [
    {
      _id: 'home',
      _type: 'page',
      picture: {
        _type: 'image',
        alt: 'Sea',
        _sanityAsset: 'image@file://./harbor%20view.png',
        crop: {left: 0.1},
      },
    },
    {
      _id: 'drafts.home',
      _type: 'page',
      title: 'Not yet "published"',
      items: [{_key: 'a', file: {_type: 'file', _sanityAsset: 'file@file://./rates.pdf'}}],
    },
    {
      _id: 'navigation',
      _type: 'navigation',
      link: {_type: 'reference', _ref: 'home'},
      text: 'Zażółć \u2028 🙂',
    },
  ]
  writeFileSync(join(seed, 'seed.ndjson'), documents.map((each) => JSON.stringify(each)).join('\n'))
  using database = openDatabase(target)
  const context = openDataset({
    database,
    folder: target,
    projectId: 'local',
    dataset: 'production',
    assetsOrigin: 'http://localhost',
  })
  await loadSeed(context, join(seed, 'seed.ndjson'))
  const asset = [...context.store.documents()].find(({_type}) => _type === 'sanity.imageAsset')
  context.store.commit([{patch: {id: asset?._id ?? '', set: {creditLine: 'Ada'}}}])
  const store = createDocumentStore(database)
  for (const {path, fields} of [
    inquiry('a', 'ann@example.com'),
    inquiry('b', 'Ann@Example.com'),
    inquiry('c', 'bob@example.com'),
  ]) {
    store.put(path, fields, '2026-01-02T03:04:05.000Z')
  }
  // Longer than the chunks in which a backup is read.
  store.put('error_logs/d', {message: {stringValue: '€'.repeat(1_000_000)}}, '2026-01-02T03:04:05.000Z')
  const mail = {receivedAt: '', recipients: [], from: '', to: '', subject: '', html: ''}
  for (const email of ['ann@example.com', 'bob@example.com']) {
    createMailStore(database).add(
      {...mail, replyTo: email, text: `From ${email}`},
      Buffer.from(`Reply-To: ${email}`),
    )
  }
}

const backUp = (out: string, of = data) => backup({data: of, out})
const putBack = (from: string, to = data) => restore({data: to, from, isConfirmed: async () => true})

/** Runs the command in its own process. */
async function run(...args: string[]): Promise<{code: number; output: string}> {
  try {
    const running = promisify(execFile)(process.execPath, [commands, ...args])
    running.child.stdin?.end()
    const {stdout, stderr} = await running
    return {code: 0, output: stdout + stderr}
  } catch (error) {
    const {code, stdout, stderr} = error as {code: number; stdout: string; stderr: string} // of execFile
    return {code, output: stdout + stderr}
  }
}

/** Everything but what a new revision changes. */
function contentOf(target: string): unknown {
  using database = openDatabase(target)
  const documents = [...new Store(database).documents()].map(({_rev, _updatedAt, ...document}) => document)
  const stored = database.prepare('SELECT * FROM firestore_documents ORDER BY path').all()
  const blobs = join(target, 'assets')
  const assets = readdirSync(blobs)
    .sort()
    .map((name) => [name, readFileSync(join(blobs, name), 'latin1')])
  return {documents, stored, assets}
}

test('a backup restored elsewhere is the same, and so is its own backup', async () => {
  const [out, other, again] = [join(folder, 'out'), join(folder, 'other'), join(folder, 'again')]
  expect(await run('backup', '--data', data, '--out', out)).toMatchObject({
    code: 0,
    output: expect.stringContaining('5 documents and 3 inquiries'),
  })
  expect(statSync(out).mode & 0o077).toBe(0)
  expect(await run('restore', '--data', other, '--from', out)).toMatchObject({
    code: 1,
    output: expect.stringContaining('There was no answer, and nothing was changed'),
  })
  expect(await run('restore', '--data', other, '--from', out, '--yes')).toMatchObject({code: 0})
  expect(contentOf(other)).toEqual(contentOf(data))
  await backUp(again, other)
  expect(readFileSync(join(again, 'SHA256SUMS'), 'utf8')).toBe(readFileSync(join(out, 'SHA256SUMS'), 'utf8'))
})

test('a backup has the archive of the site, and a restore never replaces one', async () => {
  const [out, other] = [join(folder, 'out'), join(folder, 'other')]
  const archive = new Archive(join(data, 'archive.db'))
  archive.put('index.html', 'One')
  await backUp(out)
  archive.put('index.html', 'Two')
  await putBack(out)
  expect(verify(archive).versions).toBe(2)
  archive.close()
  await putBack(out, other)
  const restored = new Archive(join(other, 'archive.db'))
  expect(verify(restored)).toMatchObject({versions: 1, contents: 1})
  restored.close()
})

test('a link in a backup is not followed', async () => {
  const out = join(folder, 'out')
  await backUp(out)
  const assets = join(out, 'content/assets')
  const [name = ''] = readdirSync(assets)
  renameSync(join(assets, name), join(folder, 'elsewhere'))
  symlinkSync(join(folder, 'elsewhere'), join(assets, name))
  await expect(putBack(out)).rejects.toThrow(`${name} is not a file`)
})

test('a restore that fails while it stores leaves the data unchanged', async () => {
  const [out, other] = [join(folder, 'out'), join(folder, 'other')]
  await backUp(out)
  const database = openDatabase(other)
  createDocumentStore(database).put('inquiries/kept', {}, '2026-01-02T03:04:05.000Z')
  database.close()
  // No asset can be stored here.
  writeFileSync(join(other, 'assets'), '')
  await expect(putBack(out, other)).rejects.toThrow()
  using after = openDatabase(other)
  const kept = [...createDocumentStore(after).list('inquiries')]
  expect(kept.map(({path}) => path)).toEqual(['inquiries/kept'])
  expect(readdirSync(other)).not.toContain('restoring')
})

test('a restore replaces what is there, and can be repeated', async () => {
  const out = join(folder, 'out')
  await backUp(out)
  const before = contentOf(data)
  const database = openDatabase(data)
  new Store(database).commit([{delete: {id: 'drafts.home'}}, {create: {_id: 'later', _type: 'page'}}])
  createDocumentStore(database).remove('inquiries/c')
  database.close()
  for (const _ of [1, 2]) {
    await putBack(out)
    expect(contentOf(data)).toEqual(before)
  }
})

test('a backup is made while the product runs; a restore and an erasure wait for its end', async () => {
  const unlock = lockFolder(data)
  const out = join(folder, 'out')
  await backUp(out)
  await expect(putBack(out)).rejects.toThrow('in use')
  expect(() => inquiries(data, ['erase', 'ann@example.com'], true)).toThrow('in use')
  unlock()
  const reader = openDatabase(data)
  await expect(putBack(out)).rejects.toThrow('another process')
  reader.close()
})

test.each([
  ['content/page/home.json', '{"_id": "bad'],
  ['firestore.ndjson', '{"path": "inquiries/a"}\n'],
  ['firestore.ndjson', 'null\n'],
  // Cut off where a line ends: each line that is left is sound.
  ['firestore.ndjson', ''],
])('a damaged %s changes nothing: %s', async (file, text) => {
  const out = join(folder, 'out')
  await backUp(out)
  const before = contentOf(data)
  writeFileSync(join(out, file), text)
  await expect(putBack(out)).rejects.toThrow(file)
  expect(contentOf(data)).toEqual(before)
})

test.each([
  ['backup', '--out'],
  ['restore', '--from', '.', 'again'],
])('wrong options are reported in a sentence: %s %s', async (...args) => {
  const {code, output} = await run(...args, '--data', data)
  expect([code, output]).toEqual([1, expect.stringContaining('--out')])
  expect(output).not.toMatch(/ERR_|node:internal/)
})

test('a reference to an asset that is missing is kept, and stops no backup', async () => {
  const database = openDatabase(data)
  const hero = {
    _type: 'image',
    asset: {_type: 'reference', _ref: `image-${'a'.repeat(40)}-8x4-png`, _weak: true},
  }
  new Store(database).commit([{create: {_id: 'lost', _type: 'page', hero}}])
  database.close()
  const [out, other] = [join(folder, 'out'), join(folder, 'other')]
  await backUp(out)
  await putBack(out, other)
  expect(contentOf(other)).toEqual(contentOf(data))
})

test('no backup is overwritten, and incomplete ones are removed', async () => {
  const out = join(folder, 'out')
  await backUp(out)
  await expect(backUp(out)).rejects.toThrow('is there already')
  if (process.platform === 'linux') await expect(backUp('/proc/x')).rejects.toThrow('cannot be used (ENOENT')
  const [blob = ''] = readdirSync(join(data, 'assets'))
  rmSync(join(data, 'assets', blob))
  await expect(backUp(join(folder, 'second'))).rejects.toThrow(blob)
  expect(existsSync(join(folder, 'second'))).toBe(false)
  await expect(backUp(join(folder, 'third'), join(folder, 'nowhere'))).rejects.toThrow('no data')
  await expect(putBack(join(folder, 'nowhere'))).rejects.toThrow('no backup')
})

test('what is stored about a person is exported, and erased from the disk', () => {
  const ask = (...args: string[]) => inquiries(data, args, false)
  const exported = JSON.parse(ask('export', 'ANN@example.com'))
  expect(exported.inquiries.map(({id}: {id: string}) => id)).toEqual(['a', 'b'])
  expect(exported.mails.length).toBe(1)
  expect(ask('erase', 'ann@example.com')).toContain('--yes')
  expect(ask('export', 'ann@example.com')).toContain('O&#39;Neil')
  expect(inquiries(data, ['erase', 'ann@example.com'], true)).toContain('2 inquiries and 1 mails')
  const bytes = readdirSync(data)
    .filter((name) => name.startsWith('backend.db'))
    .map((name) => readFileSync(join(data, name), 'latin1').toLowerCase())
    .join()
  expect(bytes).not.toContain('ann@example.com')
  expect(bytes).toContain('bob@example.com')
  expect(() => ask('export', 'nobody')).toThrow('email address')
  expect(() => ask('erase')).toThrow('email address')
})

test('what expires next is listed without an address, once the content has the months for which inquiries are kept', () => {
  expect(() => inquiries(data, ['expired'], false)).toThrow('No published fact inquiryRetention')
  const database = openDatabase(data)
  const fact = {_id: 'fact-retention', _type: 'fact', key: 'inquiryRetention', value: '24 months'}
  openContent(database, data).store.commit([{createOrReplace: fact}])
  database.close()
  expect(inquiries(data, ['expired'], false)).toMatch(
    /These|these \d+ documents and \d+ mails, older than 24 months/,
  )
})
