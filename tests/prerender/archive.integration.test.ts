// @vitest-environment node
import {createHash} from 'node:crypto'
import {readFileSync} from 'node:fs'
import {createServer} from 'node:http'
import {join} from 'node:path'
import {Readable} from 'node:stream'
import type {StoredDocument} from '@upline/domain/content/stored-document.ts'
import {fingerprint} from '@upline/editorial/checks/fingerprint.ts'
import {reviewId} from '@upline/editorial/checks/review.ts'
import {Archive, type Cause, hostingName} from '@upline/prerender/archive/archive.ts'
import {createCauses, followCauses} from '@upline/prerender/archive/causes.ts'
import {describeHistory} from '@upline/prerender/archive/history.ts'
import {createPastPages} from '@upline/prerender/archive/past-pages.ts'
import {verify} from '@upline/prerender/archive/verify.ts'
import {writeWacz} from '@upline/prerender/archive/wacz.ts'
import {SiteFolder} from '@upline/prerender/files/site-folder.ts'
import {renderOnPublish} from '@upline/prerender/site/render-on-publish.ts'
import {Site} from '@upline/prerender/site/site.ts'
import {listen} from '@upline/testing/listen.ts'
import {pageQuery} from '@upline/web/page/page.groq.ts'
import fc from 'fast-check'
import {unzipSync} from 'fflate'
import {expect, onTestFinished, test, vi} from 'vitest'
import {CDXIndexer, WARCParser} from 'warcio'
import {build, edit, mutationsOf, read, renderWaiting, startContentLake} from './random-edits.ts'
import {furtherContent} from './starting-content.ts'

const {lake, published, folder, reset} = await startContentLake(furtherContent)

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

test('a version names each publish whose text it has, also one that came while its page was fetched', async () => {
  const archive = new Archive(join(folder, 'causes.db'))
  const causes = followCauses(lake.client, archive)
  let second = 'not yet'
  const client = lake.client.withConfig({})
  // Publishes again just before the page is fetched, so that the answer has both texts.
  vi.spyOn(client, 'request').mockImplementation(async (options) => {
    if (second === '' && options.body?.query === pageQuery && options.body.params?.path === '/a') {
      second = 'soon'
      const published = await lake.client
        .patch('page-a')
        .set({seo: {description: 'The second'}})
        .commit()
      second = published._rev
    }
    return lake.client.request(options)
  })
  const site = new Site(build, client, new SiteFolder(join(folder, 'causes'), archive, causes.ready))
  const reported = vi.fn<() => void>()
  const {stop, isPending} = await renderOnPublish(client, site, {
    renderFirst: async () => void (await site.renderAll()),
    arrive: causes.arrive,
    begin: () => causes.begin(site.isIdle),
    report: reported,
    onEnd: () => {},
  })
  onTestFinished(stop)
  second = ''
  const first = await lake.client.patch('page-a').set({title: 'The first'}).commit()
  await vi.waitUntil(() => reported.mock.calls.length > 0 && !isPending() && site.isIdle, {timeout: 20_000})
  const [, version] = archive.versionsOf('a/index.html')
  expect(archive.read(version?.content ?? 0).toString()).toContain('The second')
  const {publishes}: Cause = JSON.parse(version?.cause ?? '{}')
  expect(publishes?.map(({transaction}) => transaction)).toEqual([first._rev, second])
  archive.close()
})

/** Serves the archive as the site on one machine does. */
async function past(archive: Archive) {
  const {origin, stop} = await listen(createServer(createPastPages(archive, 'http://localhost:3333')))
  onTestFinished(stop)
  return (path: string) => fetch(origin + path, {redirect: 'manual'})
}

const picture = '11111111111111111111111111111111-1200x800.jpg'

test('a page of a past date has its own text, styles and pictures, links of that date, and runs no script', async () => {
  const {archive, site} = await archivedSite()
  archive.put('assets/a.css', 'body{src:url(/assets/a.woff2)}')
  archive.put(`assets/images/${picture}/640.webp`, 'small')
  archive.put(`assets/images/${picture}/1200.webp`, 'large')
  archive.put(`assets/images/${picture}/0-0-800-800-800.webp`, 'cut')
  archive.put('_content/_site.json', JSON.stringify({result: {settings: {timeZone: 'UTC'}}}))
  const moment = new Date(clock).toISOString()
  await lake.client.patch('page-a').set({title: 'A later title'}).commit()
  await lake.client.delete('news-a')
  await site.refresh(await published.tags())
  await renderWaiting(site)
  const get = await past(archive)

  const page = await get(`/_archive/${moment}/a`)
  const html = await page.text()
  expect(html).toContain('A of Harbor')
  expect(html).not.toContain('A later title')
  expect(html).toMatch(
    /As visitors saw it at 2026-10-15 [\d:]+<\/strong><br>From 2026-10-15 [\d:]+ to 2026-10-15/,
  )
  expect(html).toContain('Version after')
  expect(html).not.toMatch(/<script|preload/)
  // Of this moment, but for the bar.
  expect(html.match(/ (?:href|src)="\/(?!_archive\/|\/)/g)).toBeNull()
  const policy = page.headers.get('content-security-policy')
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain('sandbox allow-same-origin')
  expect(policy).toContain("frame-ancestors 'self' http://localhost:3333")
  expect(policy).not.toContain('script')

  expect(await (await get('/_archive/2026-10-15/a')).text()).toContain('A later title')
  expect(await (await get(`/_archive/${moment}/about/news/a/`)).text()).toContain('News a')
  const gone = await get('/_archive/2026-10-15/about/news/a')
  expect(gone.status).toBe(404)
  expect(await gone.text()).toMatch(/No page had this address then\.<br><a href="[^"]+">Version before/)
  expect((await get('/_archive/2026-10-14/a')).status).toBe(404)
  expect((await get('/_archive/soon/a')).status).toBe(400)
  expect((await get('/_archive/2026-10-15/.hosting.json')).status).toBe(404)
  expect((await get(`/_archive/${moment}/old`)).headers.get('location')).toBe(`/_archive/${moment}/a`)

  const style = await get(`/_archive/${moment}/assets/a.css`)
  expect(await style.text()).toBe(`body{src:url(/_archive/${moment}/assets/a.woff2)}`)
  // The closest size of the same part that a visitor asked for.
  const size = async (name: string) =>
    (await get(`/_archive/${moment}/assets/images/${picture}/${name}`)).text()
  expect(await size('640.webp')).toBe('small')
  expect(await size('480.webp')).toBe('small')
  expect(await size('1080.webp')).toBe('large')
  expect(await size('0-0-800-800-160.webp')).toBe('cut')
  const other = await get(`/_archive/${moment}/assets/images/2222-10x10.jpg/10.webp`)
  expect(other.headers.get('location')).toBe('/assets/images/2222-10x10.jpg/10.webp')
  archive.close()
})

test('a review leads to each page as it was shown with it', async () => {
  const {archive, site} = await archivedSite()
  const document = {...(await lake.client.getDocument('page-a')), title: 'A reviewed title'} as StoredDocument
  const id = reviewId(await fingerprint(document))
  const review = {reference: 'C-12', reviewedBy: 'Ana Ruiz', reviewedOn: '2026-10-14', documentId: 'page-a'}
  await lake.client.create({_id: id, _type: 'review', ...review})
  const publish = async (title: string) => {
    const {transactionId} = await lake.client.transaction().patch('page-a', {set: {title}}).commit()
    archive.begin(await createCauses(lake.client)([transactionId]))
    await site.refresh(await published.tags())
    await renderWaiting(site)
  }
  await publish('A reviewed title')
  await publish('Not reviewed')
  const get = await past(archive)
  const list = await (await get(`/_archive/${id}`)).text()
  const links = [...list.matchAll(/<a href="([^"]+)">([^<]+)/g)]
  expect(links.map(([, , path]) => path)).toContain('/a')
  const [, address = ''] = links.find(([, , path]) => path === '/a') ?? []
  const page = await (await get(address)).text()
  expect(page).toContain('A reviewed title')
  expect(page).toContain('Reviewed by Ana Ruiz on 2026-10-14: C-12 (page-a)')
  expect((await get(`/_archive/${reviewId('0'.repeat(64))}`)).status).toBe(404)
  archive.close()
})

test('without a history the transactions are the cause', async () => {
  const missing = lake.client.withConfig({dataset: 'missing'})
  expect(await createCauses(missing)(['one'])).toEqual({publishes: [{transaction: 'one'}]})
})

const hashOf = (data: string | Uint8Array) => `sha256:${createHash('sha256').update(data).digest('hex')}`

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
    expect([hashOf(data), data.length]).toEqual([hash, bytes])
  }
  const digest = JSON.parse(Buffer.from(entries['datapackage-digest.json'] ?? '').toString())
  expect(digest).toEqual({path: 'datapackage.json', hash: hashOf(entries['datapackage.json'] ?? '')})
  const warc = entries['archive/data.warc.gz'] ?? new Uint8Array()
  const lines = Buffer.from(entries['indexes/index.cdx'] ?? '')
    .toString()
    .trim()
    .split('\n')
  const indexer = new CDXIndexer({format: 'cdxj'})
  const indexed: string[] = []
  const file = {filename: 'data.warc.gz', reader: Readable.from([warc])}
  for await (const result of indexer.iterIndex([file])) indexed.push(indexer.serialize(result).trim())
  // This indexer leaves out the name of the hash.
  expect(lines.map((line) => line.replace('"sha256:', '"'))).toEqual(indexed.sort())
  const found: Record<string, string> = {}
  for (const line of lines) {
    const {url, status, offset, length} = JSON.parse(line.replace(/^\S+ \d{14} /, ''))
    const record = await WARCParser.parse([warc.subarray(Number(offset), Number(offset) + Number(length))])
    const text = (await record?.contentText()) ?? ''
    expect(record?.warcPayloadDigest).toBe(hashOf(text))
    if (status === '200' || status === '404') found[new URL(url).pathname] = text
    else expect(record?.httpHeaders?.headers.get('location')).toBeTruthy()
  }
  expect(found['/a']).toContain('A of Harbor')
  expect(found['/about/news/a']).toContain('News a')
  expect(Object.keys(found)).toHaveLength(
    Object.keys(files).filter((name) => name !== 'old/index.html').length,
  )
  archive.close()
})

test('a web archive leads from a size of a picture that no visitor asked for to the closest one, made later', async () => {
  let now = Date.UTC(2026, 9, 15)
  const archive = new Archive(join(folder, 'pictures.db'), {now: () => now})
  archive.put(hostingName, JSON.stringify({origin: 'https://harbor.example', redirects: []}))
  const [small, large] = [`assets/images/${picture}/320.webp`, `assets/images/${picture}/1080.webp`]
  archive.put('index.html', `<img src="/${large}" srcSet="/${small} 320w, /${large} 1080w"/>`)
  now += 60_000
  archive.put(small, 'small')
  const out = join(folder, 'pictures.wacz')
  await writeWacz(archive, now - 1, out)
  const entries = unzipSync(readFileSync(out))
  const warc = entries['archive/data.warc.gz'] ?? new Uint8Array()
  const answerOf = async (width: number) => {
    const lines = Buffer.from(entries['indexes/index.cdx'] ?? '')
      .toString()
      .split('\n')
    const line = lines.find((each) => each.includes(`/${width}.webp`)) ?? ''
    const {status, offset, length} = JSON.parse(line.replace(/^\S+ \d{14} /, ''))
    const record = await WARCParser.parse([warc.subarray(Number(offset), Number(offset) + Number(length))])
    return [status, record?.httpHeaders?.headers.get('location') ?? (await record?.contentText())]
  }
  expect(await answerOf(1080)).toEqual(['302', `/${small}`])
  expect(await answerOf(320)).toEqual(['200', 'small'])
  archive.close()
})
