import {execFile} from 'node:child_process'
import {copyFileSync, readFileSync, statSync, writeFileSync} from 'node:fs'
import {basename, join} from 'node:path'
import {DatabaseSync} from 'node:sqlite'
import {promisify} from 'node:util'
import {Archive, chainOf, expiryName} from '@upline/prerender/archive/archive.ts'
import {verify} from '@upline/prerender/archive/verify.ts'
import {temporaryFolder} from '@upline/testing/temporary-folder.ts'
import fc from 'fast-check'
import {expect, test, vi} from 'vitest'

const folder = temporaryFolder()

let count = 0
function newFile(): string {
  count += 1
  return join(folder, `archive-${count}.db`)
}

const names = ['index.html', 'about/index.html', '_content/about.json', 'sitemap.xml', 'assets/files/a.pdf']
const page = (text: string) =>
  `<body><p>${'The same words on each page. '.repeat(50)}</p><b>${text}</b></body>`

/** A change of the site: a file gets a text, goes, or all but some are gone. */
const change = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      name: fc.constantFrom(...names),
      text: fc.oneof(fc.constantFrom('One', 'Two'), fc.string()),
    }),
  },
  {weight: 2, arbitrary: fc.record({name: fc.constantFrom(...names), text: fc.constant(undefined)})},
)

test('at any moment the archive has what a visitor got then, after any changes', () => {
  fc.assert(
    fc.property(
      fc.array(change, {minLength: 1, maxLength: 200}),
      fc.array(fc.nat(200), {minLength: 50, maxLength: 50}),
      (changes, moments) => {
        let now = 0
        const archive = new Archive(newFile(), {now: () => now})
        const site = new Map<string, string>()
        const seen = changes.map(({name, text}) => {
          now += 10
          if (text === undefined) archive.remove(name)
          else archive.put(name, page(text))
          if (text === undefined) site.delete(name)
          else site.set(name, page(text))
          return new Map(site)
        })
        for (const index of moments.filter((moment) => moment < seen.length)) {
          const state = archive.stateAt((index + 1) * 10 + 5)
          const files = state.map(({name, content}) => [name, archive.read(content ?? 0).toString()])
          expect(Object.fromEntries(files)).toEqual(Object.fromEntries(seen[index] ?? []))
        }
        expect(verify(archive).problem).toBeUndefined()
        archive.close()
      },
    ),
    {numRuns: 20},
  )
})

/** An archive of a page that changed 40 times, closed so that all is in one file. */
function filledArchive(): string {
  const file = newFile()
  let now = Date.UTC(2026, 0, 1)
  const archive = new Archive(file, {now: () => now})
  for (let day = 0; day < 40; day += 1) {
    now += 24 * 60 * 60 * 1000
    archive.begin({publishes: [{transaction: `transaction-${day}`, author: 'Ada'}]})
    archive.put('index.html', page(`Version ${day}`))
    if (day % 10 === 0) archive.put('sitemap.xml', `<url>${day}</url>`)
  }
  archive.remove('sitemap.xml')
  archive.close()
  return file
}

/** All that the archive states, or the reason why it cannot be read. */
function statements(file: string): string {
  const archive = new Archive(file, {readOnly: true})
  try {
    return JSON.stringify(
      [...archive.all()].map((version) => [
        version,
        version.content && archive.read(version.content).toString('hex'),
      ]),
    )
  } finally {
    archive.close()
  }
}

function problemOf(file: string): string | undefined {
  let archive: Archive | undefined
  try {
    archive = new Archive(file, {readOnly: true})
    return verify(archive).problem
  } catch (error) {
    return String(error)
  } finally {
    archive?.close()
  }
}

test('one changed byte of the file is found, unless the archive states the same as before', () => {
  const file = filledArchive()
  const copy = newFile()
  const whole = statements(file)
  const {size} = statSync(file)
  let found = 0
  fc.assert(
    fc.property(fc.nat(size - 1), fc.integer({min: 1, max: 255}), (position, bits) => {
      copyFileSync(file, copy)
      const bytes = readFileSync(copy)
      bytes[position] = (bytes[position] ?? 0) ^ bits
      writeFileSync(copy, bytes)
      if (problemOf(copy) === undefined) expect(statements(copy)).toBe(whole)
      else found += 1
    }),
    {numRuns: 100},
  )
  expect(found).toBeGreaterThan(10)
})

test.each([
  [
    'a content',
    'UPDATE contents SET bytes = (SELECT bytes FROM contents WHERE id = 1) WHERE id = 9',
    /index.html of 2026.*content/,
  ],
  ['a hash', "UPDATE contents SET hash = x'00' WHERE id = 9", /chain breaks at version \d+/],
  [
    'a content that visitors get',
    'UPDATE contents SET bytes = NULL WHERE id = (SELECT MAX(id) FROM contents)',
    /was deleted/,
  ],
  ['a time', 'UPDATE versions SET at = at + 1 WHERE id = 9', /chain breaks at version 9/],
  ['a name', "UPDATE names SET name = 'other.html' WHERE id = 1", /chain breaks at version 1/],
  ['a person', `UPDATE causes SET cause = replace(cause, 'Ada', 'Bo') WHERE id = 9`, /chain breaks/],
  ['a removed version', 'DELETE FROM versions WHERE id = 9', /Version 9 of the archive is missing/],
  ['a removed end', 'DELETE FROM versions WHERE id > 30', /last hash .* later versions were removed/],
  ['a last hash', "UPDATE head SET chain = x'00'", /last hash/],
])('%s that somebody changed in the database is named', (_what, statement, problem) => {
  const file = filledArchive()
  const database = new DatabaseSync(file)
  expect(() => database.exec('UPDATE versions SET at = 0')).toThrow('append-only')
  database.exec(`DROP TRIGGER refuse_UPDATE; DROP TRIGGER refuse_DELETE; ${statement}`)
  database.close()
  expect(problemOf(file)).toMatch(problem)
})

test('versions that were removed with the last hash are found with a hash that was noted', () => {
  const archive = new Archive(filledArchive())
  const {head} = verify(archive)
  archive.database.exec('DROP TRIGGER refuse_DELETE; DELETE FROM versions WHERE id > 30')
  const shorter = Buffer.from(verify(archive).head, 'hex')
  archive.database.prepare('UPDATE head SET chain = ?').run(shorter)
  expect(verify(archive).problem).toBeUndefined()
  expect(verify(archive, head).problem).toContain('later versions were removed')
  archive.close()
})

/** Brings an archive into the first format, which stored more. */
function intoFirstFormat(file: string): void {
  const archive = new Archive(file)
  const {database} = archive
  database.exec(`DROP TRIGGER refuse_UPDATE; DROP TABLE head; DROP INDEX contents_by_hash;
    CREATE INDEX contents_by_hash ON contents (substr(hash, 1, 8));
    ALTER TABLE contents ADD COLUMN alike BLOB NOT NULL DEFAULT x'00'`)
  let chain = ''
  for (const version of [...archive.all()]) {
    chain = chainOf(chain, version)
    database.prepare('UPDATE versions SET chain = ? WHERE id = ?').run(Buffer.from(chain, 'hex'), version.id)
  }
  archive.close()
}

test.each([{readOnly: true}, {readOnly: false}])(
  'an archive of the first format has the same versions and hashes when it is opened with %o',
  (options) => {
    const file = filledArchive()
    const whole = statements(file)
    const before = new Archive(file, {readOnly: true})
    const {head} = before
    before.close()
    intoFirstFormat(file)
    new Archive(file, options).close()
    expect(statements(file)).toBe(whole)
    const archive = new Archive(file)
    expect(() => archive.database.exec('UPDATE versions SET at = 0')).toThrow('append-only')
    archive.put('index.html', page('After the change of the format'))
    archive.put('sitemap.xml', '<url>After</url>')
    const verdict = verify(archive, head)
    expect(verdict.problem).toBeUndefined()
    expect(verdict.versions).toBe(47)
    archive.close()
  },
)

test('a file that differs only in the time of its rendering has no new version', () => {
  const archive = new Archive(newFile())
  archive.put('index.html', '{"renderedAt":1,"text":"One"}')
  // The renderer returns bytes.
  archive.put('index.html', Buffer.from('{"renderedAt":2,"text":"One"}'))
  expect(archive.versionsOf('index.html')).toHaveLength(1)
  archive.put('index.html', '{"renderedAt":3,"text":"Two"}')
  archive.put('index.html', '{"renderedAt":4,"text":"One"}')
  expect(archive.versionsOf('index.html')).toHaveLength(3)
  archive.close()
})

test('files that an earlier run left are gone, but files that are made for a visitor stay', () => {
  const archive = new Archive(newFile())
  for (const name of [
    'index.html',
    'old/index.html',
    'assets/images/a.webp',
    'social/a.png',
    '.hosting.json',
  ])
    archive.put(name, name)
  archive.retain(new Set(['index.html']))
  expect(archive.stateAt(Date.now()).map(({name}) => name)).toEqual([
    '.hosting.json',
    'assets/images/a.webp',
    'index.html',
    'social/a.png',
  ])
  archive.close()
})

test('contents older than the retention are deleted, younger ones and the chain are kept', () => {
  const archive = new Archive(filledArchive())
  const limit = Date.UTC(2026, 0, 20)
  const young = archive.versionsOf('index.html').filter(({at}) => at >= limit)
  expect(archive.expire(limit)).toBeGreaterThan(3)
  for (const {content} of young) expect(archive.read(content ?? 0).toString()).toContain('Version')
  expect(archive.stateAt(limit).map(({content}) => archive.read(content ?? 0).toString())[0]).toContain(
    'Version',
  )
  const verdict = verify(archive)
  expect(verdict.problem).toBeUndefined()
  expect(verdict.expired).toBeGreaterThan(3)
  expect(archive.versionsOf(expiryName)).toHaveLength(1)
  // The same content comes back.
  archive.put('index.html', page('Version 0'))
  expect(archive.read(archive.versionsOf('index.html').at(-1)?.content ?? 0).toString()).toBe(
    page('Version 0'),
  )
  expect(verify(archive).problem).toBeUndefined()
  archive.close()
})

test('a thousand small changes of a page take less than 400 bytes each', () => {
  const file = newFile()
  const archive = new Archive(file)
  const text = (count: number) =>
    Array.from({length: 300}, (_, n) => `<p>${n * 7919}: ${n === count % 300 ? count : ''}</p>`)
  for (let version = 0; version < 1000; version += 1) archive.put('index.html', text(version).join(''))
  archive.close()
  expect(statSync(file).size).toBeLessThan(400_000)
})

test('what SQLite finds damaged is the problem of the archive', () => {
  const archive = {integrity: 'row 3 missing from index names'} as Archive
  expect(verify(archive).problem).toBe('The file is damaged: row 3 missing from index names')
})

test('a damaged archive is set aside, and a new one begins', () => {
  const file = newFile()
  writeFileSync(file, 'This is not a database. '.repeat(100))
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const archive = new Archive(file)
  archive.put('index.html', 'One')
  expect(error).toHaveBeenCalledWith(expect.stringContaining('set aside'))
  archive.close()
})

test('a file is archived as a whole when the version that it would refer to is damaged, and the archive says so', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const archive = new Archive(filledArchive())
  const versions = archive.versionsOf('index.html')
  archive.database.exec("UPDATE contents SET bytes = x'28b52ffd00'")
  archive.put('index.html', page('After the damage'))
  // A content that is there already.
  archive.put('index.html', page('Version 3'))
  expect(lastText(archive, 'index.html')).toBe(page('Version 3'))
  expect(archive.read(archive.versionsOf('index.html').at(-2)?.content ?? 0).toString()).toBe(
    page('After the damage'),
  )
  expect(archive.versionsOf('index.html')).toHaveLength(versions.length + 2)
  expect(archive.damage).toEqual([expect.stringMatching(/version .* is damaged.*--verify/)])
  expect(error).toHaveBeenCalledTimes(1)
  expect(verify(archive).problem).toMatch(/At version 1 of the archive/)
  archive.close()
})

const lastText = (archive: Archive, name: string) =>
  archive.read(archive.versionsOf(name).at(-1)?.content ?? 0).toString()

test('no publish fails when any page of the database is damaged, and its files are archived, or the damage is named', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const whole = readFileSync(filledArchive())
  let setAside = 0
  fc.assert(
    fc.property(
      fc.nat(whole.length / 4096 - 1),
      fc.uint8Array({minLength: 1, maxLength: 4096}),
      fc.nat(4095),
      (number, bytes, position) => {
        const file = newFile()
        const damaged = Buffer.from(whole)
        damaged.set(bytes.subarray(0, 4096 - position), number * 4096 + position)
        writeFileSync(file, damaged)
        const archive = new Archive(file)
        const putAll = () => {
          for (const name of names) archive.put(name, page('After the damage'))
          archive.put('index.html', page('Version 3'))
        }
        putAll()
        archive.remove('sitemap.xml')
        archive.retain(new Set(names))
        // As the server of the site does.
        if (archive.isNew) putAll()
        const {problem} = verify(archive)
        if (problem === undefined) {
          expect(lastText(archive, 'index.html')).toBe(page('Version 3'))
          expect(lastText(archive, 'assets/files/a.pdf')).toBe(page('After the damage'))
        }
        if (archive.damage[0]?.includes(`set aside as ${basename(file)}.damaged-`)) {
          setAside += 1
          expect(problem).toBeUndefined()
        }
        archive.close()
      },
    ),
    {numRuns: 100, seed: 53},
  )
  expect(setAside).toBeGreaterThan(10)
  expect(error).toHaveBeenCalledWith(expect.stringContaining('set aside'))
})

/** Runs the command on a data folder in its own process. */
async function run(data: string, ...args: string[]): Promise<{code: number; output: string}> {
  const command = join(import.meta.dirname, '../../prerender/src/archive/main.ts')
  try {
    const running = promisify(execFile)(process.execPath, [command, '--data', data, ...args])
    running.child.stdin?.end()
    return {code: 0, output: (await running).stdout}
  } catch (error) {
    const {code, stderr} = error as {code: number; stderr: string} // of execFile
    return {code, output: stderr}
  }
}

test('the command lists, verifies and deletes, and its exit code is 1 at a break', async () => {
  const data = temporaryFolder()
  const file = join(data, 'archive.db')
  expect(await run(data, '--verify')).toMatchObject({code: 1, output: expect.stringContaining('no archive')})
  copyFileSync(filledArchive(), file)
  expect((await run(data, '--page', '/', '--history')).output).toMatch(
    /Published by Ada \(transaction transaction-39\)\n {2}Page:\n {4}- Version 38\n {4}\+ Version 39/,
  )
  expect(await run(data, '--page', '/nowhere')).toMatchObject({code: 1})
  expect(await run(data, '--date', 'soon', '--out', join(data, 'a.wacz'))).toMatchObject({
    code: 1,
    output: expect.stringContaining('soon is not a date'),
  })
  expect(await run(data, '--expire', '--yes')).toMatchObject({
    code: 1,
    output: expect.stringContaining('Nothing is deleted'),
  })
  expect(await run(data, '--verify')).toMatchObject({code: 0})
  const archive = new Archive(file)
  archive.put('_content/_site.json', JSON.stringify({result: {facts: {advertisingRetention: '1 month'}}}))
  archive.close()
  expect(await run(data, '--expire')).toMatchObject({code: 1, output: expect.stringContaining('--yes')})
  expect((await run(data, '--expire', '--yes')).output).toMatch(/^\d+ contents were deleted/)
  expect(await run(data, '--verify', '--head', 'abc')).toMatchObject({
    code: 1,
    output: expect.stringContaining('abc is not a hash'),
  })
  const database = new DatabaseSync(file)
  database.exec('UPDATE contents SET bytes = NULL')
  database.close()
  expect(await run(data, '--verify')).toMatchObject({code: 1})
})
