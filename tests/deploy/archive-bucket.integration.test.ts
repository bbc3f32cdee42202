// @vitest-environment node
import {mkdirSync, rmSync, writeFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {gunzipSync, gzipSync} from 'node:zlib'
import {Archive, hostingName} from '@upline/prerender/archive/archive.ts'
import {verify} from '@upline/prerender/archive/verify.ts'
import {hostedSettings} from '@upline/scripts/checks/example-settings.ts'
import {ArchiveBucket} from '@upline/scripts/deploy/archive-bucket.ts'
import {builtFiles} from '@upline/scripts/deploy/site-changes.ts'
import {temporaryFolder} from '@upline/testing/temporary-folder.ts'
import {afterAll, beforeEach, expect, test, vi} from 'vitest'
import {startCloud} from './cloud/cloud.ts'
import {Google} from './cloud/google.ts'

// The bucket and Hosting are stand-ins; the rehearsal follows the same steps with the commands.
const folder = temporaryFolder()
const site = join(folder, 'site')
let google = new Google()
const cloud = await startCloud([(asked) => google.standIn(asked)], [])
process.env.REHEARSAL_PORT = String(cloud.port)
await import(join(import.meta.dirname, 'cloud/redirect.mjs'))
afterAll(() => cloud.stop())

beforeEach(() => {
  google = new Google()
  process.env.FIREBASE_SERVICE_ACCOUNT = google.serviceAccount()
  vi.spyOn(console, 'log').mockImplementation(() => {})
})

const newBucket = () => new ArchiveBucket('harbor-oak-archive', hostedSettings, site)

function write(files: Record<string, string>) {
  rmSync(site, {recursive: true, force: true})
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(site, name)), {recursive: true})
    writeFileSync(join(site, name), text)
  }
  return files
}

async function deploy(files: Record<string, string>, at: string) {
  write(files)
  const bucket = newBucket()
  await bucket.prepare()
  const version = google.release(builtFiles(site), at)
  await bucket.record()
  return version
}

const facts = (advertisingRetention: string) => ({
  '_content/_site.json': JSON.stringify({result: {facts: {advertisingRetention}}}),
})
const first = {'index.html': 'One', 'about/index.html': 'About', ...facts('5 years')}
const second = {'index.html': 'Two', 'assets/a.css': 'a', ...facts('5 years')}

/** Three releases: the first, the second, and the first again. */
async function threeReleases() {
  const version = await deploy(first, '2026-10-01T10:00:00.123Z')
  write(second)
  await newBucket().prepare()
  google.release(builtFiles(site), '2026-10-02T10:00:00Z')
  google.releases.unshift({name: 'r', version, releaseTime: '2026-10-03T10:00:00Z', message: 'Rolled back'})
  // A deployment that failed before it recorded its release is recorded with the next one.
  expect(await newBucket().record()).toBe(2)
}

let copies = 0
function newCopy(): string {
  copies += 1
  return join(folder, `copy-${copies}`, 'archive.db')
}

test('at each moment the copy of the bucket equals what Hosting served, also after a rollback', async () => {
  await threeReleases()
  const file = newCopy()
  expect(await newBucket().copyTo(file)).toBe(3)
  expect(await newBucket().copyTo(file)).toBe(0)
  const archive = new Archive(file, {readOnly: true})
  const filesAt = (moment: string) =>
    Object.fromEntries(
      archive
        .stateAt(Date.parse(moment))
        .filter(({name}) => !name.startsWith('.'))
        .map(({name, content}) => [name, archive.read(content ?? 0).toString()]),
    )
  expect(filesAt('2026-10-01T10:00:00.122Z')).toEqual({})
  expect(filesAt('2026-10-01T10:00:00.123Z')).toEqual(first)
  expect(filesAt('2026-10-02T12:00:00Z')).toEqual(second)
  expect(filesAt('2026-10-04T12:00:00Z')).toEqual(first)
  expect(archive.versionsOf('index.html').at(-1)?.cause).toContain('Rolled back')
  const hosting = archive.versionsOf(hostingName).at(-1)?.content ?? 0
  expect(JSON.parse(archive.read(hosting).toString())).toEqual({
    origin: hostedSettings.VITE_SITE_URL,
    redirects: [{source: '/old', destination: '/', type: 301}],
  })
  const {problem, head} = verify(archive)
  expect(problem).toBeUndefined()
  archive.close()
  // A copy on another machine has the same hash, so that a noted one proves both.
  const other = newCopy()
  await newBucket().copyTo(other)
  const same = new Archive(other, {readOnly: true})
  expect(verify(same).head).toBe(head)
  same.close()
})

test('a file is uploaded once, and no object is replaced', async () => {
  await threeReleases()
  const names = [...google.objects.keys()]
  expect(names.filter((name) => name.startsWith('contents/'))).toHaveLength(5)
  expect(names.filter((name) => name.startsWith('releases/'))).toEqual(
    [1, 2, 3].map((n) => `releases/2026-10/0000000${n}.json.gz`),
  )
  expect(
    cloud.seen.map(({request}) => request).filter((request) => /^(?:DELETE|PATCH|PUT)/.test(request)),
  ).toEqual([])
})

test('releases are numbered on after months without a deployment', async () => {
  for (const month of ['2020-01', '2020-06']) await deploy(first, `${month}-01T10:00:00Z`)
  expect([...google.objects.keys()].filter((name) => name.startsWith('releases/'))).toEqual([
    'releases/2020-01/00000001.json.gz',
    'releases/2020-06/00000002.json.gz',
  ])
})

test.each([
  ['a content', /^contents\//, 'was changed'],
  ['a release', /00000002/, 'The chain breaks at release 2'],
])('one changed byte of %s is named', async (_what, pattern, problem) => {
  await threeReleases()
  const name = [...google.objects.keys()].find((each) => pattern.test(each)) ?? ''
  const bytes = Buffer.from(google.objects.get(name) ?? '')
  const at = bytes.length - 1
  bytes[at] = (bytes[at] ?? 0) ^ 1
  google.objects.set(name, bytes)
  await expect(newBucket().copyTo(newCopy())).rejects.toThrow(problem)
})

test('a removed object is named', async () => {
  await threeReleases()
  const file = newCopy()
  await newBucket().copyTo(file)
  google.objects.delete('releases/2026-10/00000003.json.gz')
  await expect(newBucket().copyTo(file)).rejects.toThrow('releases were removed')
  google.objects.delete('releases/2026-10/00000002.json.gz')
  await expect(newBucket().copyTo(newCopy())).resolves.toBe(1)
  const content = [...google.objects.keys()].find((name) => name.startsWith('contents/')) ?? ''
  google.objects.delete(content)
  await expect(newBucket().copyTo(newCopy())).rejects.toThrow(`${content} is missing`)
})

test('a release that was replaced by a valid one is named by the next one, and a removed one by its number', async () => {
  await threeReleases()
  const [, second = '', third = ''] = [...google.objects.keys()].filter((name) =>
    name.startsWith('releases/'),
  )
  const entry = JSON.parse(gunzipSync(google.objects.get(second) ?? '').toString())
  google.objects.set(second, gzipSync(JSON.stringify({...entry, at: '2026-10-02T09:00:00Z'})))
  await expect(newBucket().copyTo(newCopy())).rejects.toThrow('The chain breaks at release 3')
  google.objects.delete(second)
  await expect(newBucket().copyTo(newCopy())).rejects.toThrow('Release 2 is missing')
  expect(google.objects.has(third)).toBe(true)
})

test('a bucket that keeps objects shorter than the content says is refused before the deployment', async () => {
  write({...first, ...facts('6 years')})
  await expect(newBucket().prepare()).rejects.toThrow(
    'gcloud storage buckets update gs://harbor-oak-archive --retention-period=189345600s',
  )
  expect(google.objects.size).toBe(0)
  write({...first, ...facts('5 years')})
  await newBucket().prepare()
  google.retention = {retentionPeriod: '157788000'}
  await newBucket().prepare()
  expect(vi.mocked(console.log).mock.calls.join()).toContain('is not locked')
})
