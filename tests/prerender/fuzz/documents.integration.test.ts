import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterAll, beforeAll, expect, test, vi} from 'vitest'
import {readBuild} from '../../../prerender/src/build.ts'
import {stopAllChildren} from '../../../scripts/process/child.ts'
import {localSiteSettings} from '../../../scripts/product/build-settings.ts'
import {compileSite} from '../../../scripts/product/compile.ts'
import {freePort, type RunningLake, startLake} from '../../lake/support/start-lake.ts'
import {FuzzSite, withoutTimes} from './fuzz-site.ts'
import {startSite} from './running-site.ts'
import {siteDocuments} from './site-documents.ts'
import {largeDocuments, type WrongDocument, wrongDocuments} from './wrong-documents.ts'

/** `npm run soak` tries more. */
const count = Number(process.env.FUZZ_CASES ?? 2000)
const batchSize = 12
const mostComplaints = 25

const folder = mkdtempSync(join(tmpdir(), 'upline-fuzz-'))
const documents = siteDocuments()
const all = wrongDocuments(documents)
let lake: RunningLake
let sitePort: number
let site: FuzzSite

beforeAll(async () => {
  lake = await startLake()
  sitePort = await freePort()
  // One build for the site in this process and the one in a process of its own.
  const addresses = {site: `http://localhost:${sitePort}`, studio: '', backend: lake.origin, smtp: ''}
  await compileSite(folder, localSiteSettings(addresses), join(folder, 'logs'))
  site = new FuzzSite(await readBuild(folder))
  expect(await site.start(documents)).toEqual([])
})
afterAll(async () => {
  await stopAllChildren()
  await lake.stop()
  rmSync(folder, {recursive: true})
})

test(`${count} wrong documents, one after the other: the rest of the site stays, each is named, all heals`, async () => {
  const complaints: string[] = []
  // Where one of a batch shows on every page, a change of any page is expected.
  const [shared, own] = partition(spread(all, count), ({id}) => site.isOnEveryPage(id))
  for (const batch of [...inBatches(shared), ...inBatches(own)]) {
    complaints.push(...(await site.try(batch)))
    if (complaints.length > mostComplaints) break
  }
  expect(complaints).toEqual([])
}, 7_200_000)

test.each(largeDocuments(documents).map((large) => [large.name, large] as const))(
  '%s',
  async (_name, large) => {
    expect(await site.try([large])).toEqual([])
  },
)

test('published into the running product, wrong documents are named, leave other pages alone, and heal', async () => {
  const transaction = lake.client.transaction()
  for (const document of documents) transaction.createOrReplace(document)
  await transaction.commit()
  const running = await startSite(folder, sitePort)
  const texts = async () =>
    (await Promise.all(['/about/news/one', '/nowhere'].map(running.read))).map(withoutTimes)
  const before = await texts()
  expect(await running.problems()).toEqual([])
  const wrong: [id: string, fields: Record<string, unknown>][] = [
    ['page-home', {title: null, sections: 'none'}],
    ['navigation', {copyright: 42, groups: 'none'}],
    ['siteSettings', {organizationName: {a: 1}, shortName: null}],
    ['interfaceText', {skipLink: ['a'], newTab: null}],
    ['fact-1', {value: null}],
    ['carrier-1', {name: '', rating: 'five'}],
    ['redirect-1', {from: 42}],
  ]
  for (const [id, fields] of wrong) {
    await lake.client.patch(id).set(fields).commit()
    await vi.waitUntil(
      async () => (await running.problems()).some(({message}) => message.includes(id)),
      20_000,
    )
    expect(await texts(), id).toEqual(before)
    expect(await running.read('/'), id).toContain('</html>')
    await lake.client.createOrReplace(documents.find(({_id}) => _id === id) ?? {_type: 'none', _id: id})
    await vi.waitUntil(async () => (await running.problems()).length === 0, 20_000)
    expect(await texts(), id).toEqual(before)
  }
})

/** At least `most` of them, for one number always the same: as many of each document, from all parts of it. */
function spread(wrongs: readonly WrongDocument[], most: number): WrongDocument[] {
  const versions = [...Map.groupBy(wrongs, ({id}) => id).values()]
  const chosen = (share: number) => versions.flatMap((list) => evenly(list, share))
  let share = 1
  while (chosen(share).length < Math.min(most, wrongs.length)) share += 1
  return chosen(share)
}

function evenly<T>(list: readonly T[], most: number): T[] {
  const step = Math.max(1, list.length / most)
  return list.filter((_item, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
}

function partition<T>(list: readonly T[], isFirst: (item: T) => boolean): [T[], T[]] {
  return [list.filter(isFirst), list.filter((item) => !isFirst(item))]
}

/** Different documents together: what all pages share is rendered once for all of them. No batch has two versions of one. */
function inBatches(wrongs: readonly WrongDocument[]): WrongDocument[][] {
  const versions = [...Map.groupBy(wrongs, ({id}) => id).values()]
  const batches = Math.max(Math.ceil(wrongs.length / batchSize), ...versions.map(({length}) => length))
  const sorted = versions.flat()
  return Array.from({length: batches}, (_, at) => sorted.filter((_wrong, index) => index % batches === at))
}
