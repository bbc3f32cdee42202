import {readBuild} from '@upline/prerender/build.ts'
import {buildHostedSite} from '@upline/scripts/checks/hosted-site.ts'
import {beforeAll, expect, test} from 'vitest'
import {FuzzSite} from './fuzz-site.ts'
import {siteDocuments} from './site-documents.ts'
import {largeDocuments, type WrongDocument, wrongDocuments} from './wrong-documents.ts'

/** `npm run soak` tries more. */
const count = Number(process.env.FUZZ_CASES ?? 2000)
const batchSize = 18
const mostComplaints = 25

const documents = siteDocuments()
const all = wrongDocuments(documents)
let site: FuzzSite

beforeAll(async () => {
  site = new FuzzSite(await readBuild(await buildHostedSite()))
  expect(await site.start(documents)).toEqual([])
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
