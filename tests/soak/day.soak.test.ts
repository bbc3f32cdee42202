import {execFileSync} from 'node:child_process'
import {mkdirSync, rmSync, statfsSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {setTimeout as pause} from 'node:timers/promises'
import type {SanityDocument} from '@sanity/client'
import {keepRunning} from '@upline/scripts/product/keep-running.ts'
import {startSite} from '@upline/scripts/product/servers.ts'
import {storeInquiry} from '@upline/testing/firestore.ts'
import {temporaryFolder} from '@upline/testing/temporary-folder.ts'
import {afterAll, beforeAll, expect, test, vi} from 'vitest'
import {expectHealthy, type Product, startProduct} from './product.ts'
import {withoutTimes} from './without-times.ts'

/** Publishes per simulated hour. */
const publishesAnHour = Number(process.env.UPLINE_SOAK_PUBLISHES ?? 25)
const inquiriesAnHour = 4
const readsAnHour = 100
const megabytes = 600

/** Only root may make a file system that is small enough to fill. */
const canFillDisk = process.getuid?.() === 0 && process.platform === 'linux'

const data = temporaryFolder()
const stopping = new AbortController()
let product: Product
const refusals: string[] = []
/** Last outputs of processes that ended. */
const lastOutputs: string[] = []
/** The article that all published ones are copies of. */
let sample: SanityDocument

beforeAll(async () => {
  if (canFillDisk) execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', data])
  product = await startProduct(data)
  for (const server of Object.values(product.servers)) {
    const {restart} = server
    server.restart = () => {
      lastOutputs.push(server.child.tail(20))
      return restart()
    }
  }
  void keepRunning(Object.values(product.servers), stopping.signal)
  sample = await product.lake.fetch('*[_type == "newsArticle"] | order(_id)[0]')
}, 300_000)
afterAll(async () => {
  stopping.abort()
  await product?.stop().catch(() => {})
  if (canFillDisk) execFileSync('umount', ['-l', data])
})

/** The last acknowledged title of each article, and the pending one. */
const titles = new Map<string, {acknowledged?: string; unanswered?: string}>()
const inquiries = new Set<string>()
const counts = {publishes: 0, refusedPublishes: 0, refusedInquiries: 0, reads: 0, failedReads: 0}

async function publish(number: number): Promise<void> {
  const _id = `article-of-the-day-${number % 40}`
  const title = `Article ${number} of the day`
  const known = titles.get(_id) ?? {}
  titles.set(_id, {...known, unanswered: title})
  try {
    await product.lake.createOrReplace({...sample, _id, title, path: `/about/news/${_id}`})
    titles.set(_id, {acknowledged: title})
    counts.publishes += 1
  } catch (error) {
    counts.refusedPublishes += 1
    refusals.push(String(error))
  }
}

async function inquire(number: number): Promise<void> {
  const id = `local_17000000${String(number).padStart(5, '0')}_soak00`
  const status = await storeInquiry(product.addresses.backend, id, {
    email: `agent-${number}@agents.example`,
  }).catch(() => 0)
  if (status === 200) inquiries.add(id)
  else counts.refusedInquiries += 1
}

const paths = '/ /about /about/news /contact /carriers /insurance/life /nowhere /sitemap.xml'.split(' ')
async function read(number: number): Promise<void> {
  const path = paths[number % paths.length] ?? '/'
  const status = await fetch(product.addresses.site + path)
    .then(async (response) => {
      await response.arrayBuffer()
      return response.status
    })
    .catch(() => 0)
  counts.reads += 1
  if (status !== (path === '/nowhere' ? 404 : 200)) counts.failedReads += 1
}

async function liveAnHour(hour: number): Promise<void> {
  const times = <T>(count: number, work: (number: number) => Promise<T>) =>
    Array.from({length: count}, (_, index) => () => work(hour * count + index))
  const works = [
    ...times(publishesAnHour, publish),
    ...times(inquiriesAnHour, inquire),
    ...times(readsAnHour, read),
  ]
  // Each kind spread over the hour; two at a time.
  const order = works.map((work, index) => ({work, at: (index * 7919) % works.length}))
  const queue = order.sort((a, b) => a.at - b.at).map(({work}) => work)
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await next()
  }
  await Promise.all([worker(), worker()])
}

/** Leaves not a byte of the file system; gives the function that frees them. */
function fillDisk(): () => void {
  const file = join(data, 'fills-the-disk')
  mkdirSync(data, {recursive: true})
  const chunk = Buffer.alloc(1024 * 1024)
  let size = chunk.length
  while (size >= 1) {
    try {
      writeFileSync(file, chunk.subarray(0, size), {flag: 'a'})
    } catch {
      size = Math.floor(size / 2)
    }
  }
  expect(statfsSync(data).bavail).toBe(0)
  return () => rmSync(file)
}

const mailsByInquiry = async () => {
  const mails: {text: string}[] = await (await fetch(`${product.addresses.backend}/local/mails`)).json()
  const texts = mails.map(({text}) => text)
  return new Map(
    [...inquiries].map((id) => {
      const email = `agent-${Number(id.slice(14, 19))}@agents.example`
      return [id, texts.filter((text) => text.includes(email)).length]
    }),
  )
}

/** Messages of the supervisor: a server that ends without a kill is a failure. */
const said = vi.spyOn(console, 'error')

test('a day of publishing, inquiries, visits, kills and a full disk loses nothing', async () => {
  const {lake, servers} = product
  for (let hour = 0; hour < 24; hour += 1) {
    const killed = {6: servers.backend, 10: servers.site, 14: servers.studio, 20: servers.backend}[hour]
    const fullDisk = canFillDisk && hour === 17
    const freeDisk = fullDisk ? fillDisk() : undefined
    const refusedBefore = refusals.length
    await Promise.all([
      liveAnHour(hour),
      killed && pause(50).then(() => process.kill(killed.child.pid ?? 0, 'SIGKILL')),
    ])
    if (fullDisk) {
      // What an hour writes may fit into the emptied log of the database. This does not.
      const large = {...sample, _id: 'article-larger-than-the-disk', body: 'x'.repeat(8 * 1024 * 1024)}
      await lake.createOrReplace(large).catch((error: unknown) => refusals.push(String(error)))
      expect(refusals.length).toBeGreaterThan(refusedBefore)
      for (const refusal of refusals.slice(refusedBefore))
        expect(refusal).toContain('The disk of this machine is full')
    }
    freeDisk?.()
    await vi.waitFor(() => expectHealthy(product), {timeout: 60_000, interval: 500})
    const ended = said.mock.calls.flat().filter((line) => /ended \(exit code/.test(String(line)))
    expect(ended, lastOutputs.join('\n')).toEqual([])
  }
  // What was refused or unanswered is sent again, as people do.
  for (let number = 0; number < 40; number += 1) await publish(1000 + number)

  const stored = await lake.fetch<{_id: string; title: string}[]>(
    '*[_id match "article-of-the-day-*"]{_id, title}',
  )
  const acknowledged = [...titles].map(([_id, {acknowledged: title}]) => ({_id, title}))
  expect(stored.sort(byId)).toEqual(acknowledged.sort(byId))

  const kept: {id: string}[] = await (await fetch(`${product.addresses.backend}/local/inquiries`)).json()
  expect([...inquiries].filter((id) => !kept.some((inquiry) => inquiry.id === id))).toEqual([])
  const unmailed = async () =>
    [...(await mailsByInquiry())].filter(([, count]) => count === 0).map(([id]) => id)
  await expect.poll(unmailed, {timeout: 300_000, interval: 1000}).toEqual([])
  const mailedTwice = [...(await mailsByInquiry())].filter(([, count]) => count > 1).length

  // The site that followed the whole day is what a rendering from nothing gives.
  await pause(3000)
  const followed = await readSite()
  stopping.abort()
  await servers.site.child.stop()
  rmSync(join(data, 'site'), {recursive: true})
  await startSite(product.settings, join(data, 'build/site'))
  expect(await readSite()).toEqual(followed)

  console.log(JSON.stringify({...counts, inquiries: inquiries.size, mailedTwice, fullDisk: canFillDisk}))
}, 3_600_000)

const byId = (a: {_id: string}, b: {_id: string}) => a._id.localeCompare(b._id)

async function readSite(): Promise<Map<string, string>> {
  const sitemap = await (await fetch(`${product.addresses.site}/sitemap.xml`)).text()
  const pages = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]*([^<]*)<\/loc>/g)].map(([, path]) => path || '/')
  expect(pages.length).toBeGreaterThan(40)
  const texts = new Map<string, string>()
  for (const path of pages) {
    texts.set(path, withoutTimes(await (await fetch(product.addresses.site + path)).text()))
  }
  return texts
}
