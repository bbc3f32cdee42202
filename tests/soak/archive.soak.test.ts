import {join} from 'node:path'
import {Archive, sha256} from '@upline/prerender/archive/archive.ts'
import {verify} from '@upline/prerender/archive/verify.ts'
import {fileAt} from '@upline/prerender/files/site-files.ts'
import {startScheduler} from '@upline/scripts/product/servers.ts'
import {temporaryFolder} from '@upline/testing/temporary-folder.ts'
import fc from 'fast-check'
import {afterAll, beforeAll, expect, test, vi} from 'vitest'
import {type Product, startProduct} from './product.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct(temporaryFolder())
  await startScheduler(product.settings)
}, 600_000)
afterAll(() => product.stop())

const pages = ['page-about-culture', 'page-about-leadership', 'page-about-story', 'page-about-team']
const paths = [
  ...pages.map((id) => `/${id.slice('page-'.length).replace('-', '/')}`),
  '/',
  '/about',
  '/contact',
]
const kinds = [
  'publish',
  'publish',
  'unpublish',
  'schedule publish',
  'schedule take down',
  'release',
] as const

/** What a visitor got at a time between two moments. */
type Visit = {path: string; from: number; to: number; status: number; hash: string}

async function visit(path: string): Promise<Visit> {
  const from = Date.now()
  const response = await fetch(product.addresses.site + path)
  const bytes = Buffer.from(await response.arrayBuffer())
  return {path, from, to: Date.now(), status: response.status, hash: sha256(bytes).toString('hex')}
}

test('at each visit the archive equals what the visitor got, during 200 publishes, unpublishes, schedules and releases', async () => {
  const {lake} = product
  const originals = new Map(
    await Promise.all(pages.map(async (id) => [id, await lake.getDocument(id)] as const)),
  )
  const act = async (kind: (typeof kinds)[number], id: string, count: number) => {
    const original = originals.get(id)
    if (!original) throw new Error(`The sample has no ${id}`)
    const {_rev, _createdAt, _updatedAt, ...content} = {...original, title: `Title ${count}`}
    const isPublished = (await lake.getDocument(id)) !== undefined
    const schedule = (action: 'publish' | 'takeDown') =>
      lake.createOrReplace({
        _id: `schedule.${action}.${id}`,
        _type: 'schedule',
        ...{documentId: id, documentType: original._type, title: content.title, action, state: 'waiting'},
        at: new Date(Date.now() + 500).toISOString(),
      })
    if (kind === 'release') {
      const releaseId = `soak${count}`
      await lake.releases.create({releaseId, metadata: {title: releaseId, releaseType: 'asap'}})
      await lake.create({...content, _id: `versions.${releaseId}.${id}`})
      await lake.releases.publish({releaseId})
    } else if (kind === 'schedule publish') {
      await lake.createOrReplace({...content, _id: `drafts.${id}`})
      await schedule('publish')
    } else if (kind === 'schedule take down') await schedule('takeDown')
    else if (kind === 'unpublish' && isPublished) {
      await lake.action({
        actionType: 'sanity.action.document.unpublish',
        draftId: `drafts.${id}`,
        publishedId: id,
      })
    } else await lake.createOrReplace({...content, _id: id})
  }

  const visits: Visit[] = []
  let isOver = false
  const visitor = (async () => {
    while (!isOver) visits.push(await visit(paths[visits.length % paths.length] ?? '/'))
  })()
  const random = fc.sample(fc.tuple(fc.constantFrom(...kinds), fc.constantFrom(...pages)), {
    numRuns: 200,
    seed: 11,
  })
  for (const [count, [kind, id]] of random.entries()) {
    await act(kind, id, count)
    const seen = visits.length
    await vi.waitUntil(() => visits.length >= seen + paths.length, {timeout: 60_000})
  }
  // The last schedules run.
  await expect
    .poll(() => lake.fetch('count(*[_type == "schedule" && state == "waiting"])'), {timeout: 120_000})
    .toBe(0)
  isOver = true
  await visitor

  const archive = new Archive(join(product.settings.data, 'archive.db'), {readOnly: true})
  expect(verify(archive).problem).toBeUndefined()
  const differing = visits.filter(({path, from, to, status, hash}) => {
    const name = status === 404 ? '404.html' : fileAt(path)
    const versions = archive.versionsOf(name)
    // A version is recorded just before visitors get it.
    return !versions.some((version, index) => {
      const until = versions[index + 1]?.at ?? Number.POSITIVE_INFINITY
      return version.hash === hash && version.at <= to && until >= from - 1000
    })
  })
  const causes = archive.database.prepare('SELECT count(*) AS count FROM causes').get()
  console.log(
    `${visits.length} visits, ${visits.filter(({status}) => status === 404).length} of them 404, ${causes?.count} causes`,
  )
  expect(differing).toEqual([])
  // The visits are of many states of the site.
  expect(new Set(visits.map(({hash}) => hash)).size).toBeGreaterThan(50)
  archive.close()
}, 1_800_000)
