// @vitest-environment node
import {createHash} from 'node:crypto'
import {readFileSync, rmSync} from 'node:fs'
import {join} from 'node:path'
import {Archive, hostingName} from '@upline/prerender/archive/archive.ts'
import {createCauses} from '@upline/prerender/archive/causes.ts'
import {describeHistory} from '@upline/prerender/archive/history.ts'
import {verify} from '@upline/prerender/archive/verify.ts'
import {writeWacz} from '@upline/prerender/archive/wacz.ts'
import {SiteFolder} from '@upline/prerender/files/site-folder.ts'
import {Site} from '@upline/prerender/site/site.ts'
import {startLake} from '@upline/testing/lake.ts'
import {temporaryFolder} from '@upline/testing/temporary-folder.ts'
import fc from 'fast-check'
import {unzipSync} from 'fflate'
import {afterAll, beforeEach, expect, test} from 'vitest'
import {WARCParser} from 'warcio'
import {build, edit, mutationsOf, read, renderWaiting, resetContent, watchPublishes} from './random-edits.ts'
import {furtherContent} from './starting-content.ts'

const lake = await startLake()
const published = await watchPublishes(lake.client)
const folder = temporaryFolder()
afterAll(async () => {
  published.stop()
  await lake.stop()
  rmSync(folder, {recursive: true})
})
beforeEach(reset)

async function reset() {
  await resetContent(lake.client, furtherContent)
  // Only later publishes.
  await published.tags()
}

let clock = Date.UTC(2026, 9, 15, 12)
let count = 0

/** A site whose folder is archived; each call of the clock is a second later. */
async function archivedSite() {
  count += 1
  const path = join(folder, `site-${count}`)
  const archive = new Archive(join(folder, `archive-${count}.db`), {now: () => (clock += 1000)})
  const site = new Site(build, lake.client, new SiteFolder(path, archive))
  await site.renderAll()
  recordHosting(archive, site)
  return {archive, site, path}
}

const recordHosting = (archive: Archive, site: Site) =>
  archive.put(hostingName, JSON.stringify({origin: 'https://harbor.example', redirects: site.redirects}))

/** Returns the files of the archive at a moment, as `read` returns the files of a folder. */
function filesAt(archive: Archive, moment: number): Record<string, string> {
  const files = archive.stateAt(moment).filter(({name}) => !name.startsWith('.'))
  const withoutTime = (text: string) =>
    text.replace(/"renderedAt":\d+/g, '').replace(/"syncTags":\[[^\]]*\]/g, '')
  return Object.fromEntries(
    files.map(({name, content}) => [name, withoutTime(String(archive.read(content ?? 0)))]),
  )
}

test('at each moment the archive equals what a visitor read, after random publishes', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(edit, {minLength: 1, maxLength: 3}), {minLength: 1, maxLength: 8}),
      async (publishes) => {
        await reset()
        const {archive, site, path} = await archivedSite()
        const seen = [{moment: clock, files: read(path)}]
        for (const edits of publishes) {
          for (const change of edits) await lake.client.mutate(await mutationsOf(lake.client, change))
          await site.refresh(await published.tags())
          await renderWaiting(site)
          seen.push({moment: clock, files: read(path)})
        }
        for (const {moment, files} of seen) {
          const archived = filesAt(archive, moment)
          expect(Object.keys(archived).sort()).toEqual(Object.keys(files).sort())
          expect(Object.keys(files).filter((name) => files[name] !== archived[name])).toEqual([])
        }
        expect(verify(archive).problem).toBeUndefined()
        archive.close()
      },
    ),
    {numRuns: process.env.UPLINE_SOAK ? 25 : 3, seed: 7, endOnFailure: true},
  )
}, 3_600_000)

test('the history of a page names who published what, and the difference in words', async () => {
  const {archive, site} = await archivedSite()
  const {transactionId} = await lake.client
    .transaction()
    .patch('page-a', {set: {title: 'A new title'}})
    .commit()
  archive.begin(await createCauses(lake.client)([transactionId]))
  await site.refresh(await published.tags())
  await renderWaiting(site)
  const history = describeHistory(archive, 'a/index.html', (at) => new Date(at).toISOString())
  expect(history).toContain('Rendered after: start')
  expect(history).toContain(`Published by Local Editor of page-a (transaction ${transactionId})`)
  expect(history).toContain('- A of Harbor')
  expect(history).toContain('+ A new title')
  archive.close()
})

test('without a history the transactions are the cause', async () => {
  const missing = lake.client.withConfig({dataset: 'missing'})
  expect(await createCauses(missing)(['one'])).toEqual({publishes: [{transaction: 'one'}]})
})

test('a web archive has the bytes, types and redirects of its moment, at the places of its index', async () => {
  const {archive, site, path} = await archivedSite()
  const [moment, files] = [clock, read(path)]
  await lake.client.patch('page-a').set({title: 'Later'}).commit()
  await lake.client.delete('news-a')
  await site.refresh(await published.tags())
  await renderWaiting(site)
  const out = join(folder, 'site.wacz')
  await writeWacz(archive, moment, out)
  const entries = unzipSync(readFileSync(out))
  const {resources, mainPageUrl} = JSON.parse(Buffer.from(entries['datapackage.json'] ?? '').toString())
  expect(mainPageUrl).toBe('https://harbor.example/')
  expect(resources.map((resource: {path: string}) => resource.path)).toEqual([
    'archive/data.warc.gz',
    'indexes/index.cdx',
    'pages/pages.jsonl',
  ])
  for (const {path: name, hash, bytes} of resources) {
    const data = entries[name] ?? new Uint8Array()
    expect([`sha256:${createHash('sha256').update(data).digest('hex')}`, data.length]).toEqual([hash, bytes])
  }
  const warc = entries['archive/data.warc.gz'] ?? new Uint8Array()
  const lines = Buffer.from(entries['indexes/index.cdx'] ?? '')
    .toString()
    .trim()
    .split('\n')
  expect(lines).toEqual([...lines].sort())
  const found: Record<string, string> = {}
  for (const line of lines) {
    const {url, status, mime, offset, length, digest} = JSON.parse(line.replace(/^\S+ \d{14} /, ''))
    const record = await WARCParser.parse([warc.subarray(Number(offset), Number(offset) + Number(length))])
    const text = await record?.contentText()
    expect([record?.warcTargetURI, record?.httpHeaders?.statusCode, record?.warcPayloadDigest]).toEqual([
      ...[url, Number(status), digest],
    ])
    expect(record?.httpHeaders?.headers.get('content-type')).toContain(mime)
    if (status === '200' || status === '404') found[new URL(url).pathname] = text ?? ''
    else expect(record?.httpHeaders?.headers.get('location')).toBeTruthy()
  }
  expect(found['/a']).toContain('A of Harbor')
  expect(found['/about/news/a']).toContain('News a')
  expect(Object.keys(found)).toHaveLength(
    Object.keys(files).filter((name) => name !== 'old/index.html').length,
  )
  archive.close()
})
