import {mkdtempSync, rmSync, statSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {setTimeout as sleep} from 'node:timers/promises'
import {Archive} from '@upline/prerender/archive/archive.ts'
import {followCauses} from '@upline/prerender/archive/causes.ts'
import {readBuild} from '@upline/prerender/files/read-build.ts'
import {SiteFolder} from '@upline/prerender/files/site-folder.ts'
import {createLakeClient} from '@upline/prerender/lake/lake-client.ts'
import {Site} from '@upline/prerender/site/site.ts'
import type {Bench} from '../bench.ts'
import {median, spread} from '../report.ts'

/** A month of 20 publishes a day. */
const publishes = 600

/** Measures what the archive adds to a publish, and its growth: two sites render each publish in turn, one with an archive. */
export async function archive(bench: Bench): Promise<void> {
  const {product, lake} = bench
  const out = mkdtempSync(join(tmpdir(), 'upline-bench-archive-'))
  const build = await readBuild(join(product.data, 'build/site'))
  const client = createLakeClient(build)
  const file = join(out, 'archive.db')
  const archive = new Archive(file)
  const causes = followCauses(client, archive)
  const bare = new Site(build, client, new SiteFolder(join(out, 'bare')))
  const archived = new Site(build, client, new SiteFolder(join(out, 'archived'), archive, causes.ready))
  const touched = new Map<string, ReadonlySet<string>>()
  const events = client.live.events().subscribe((event) => {
    if (event.type !== 'message') return
    touched.set(event.id, new Set(event.tags))
    causes.arrive(event.id)
  })
  const size = () => {
    archive.database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    return statSync(file).size / 1e6
  }
  await bare.renderAll()
  await archived.renderAll()
  const first = size()
  const ids = await lake.fetch<string[]>(
    '*[_type == "newsArticle" && defined(path) && !(_id in path("drafts.**"))]._id',
  )
  const times = new Map<Site, number[]>([
    [bare, []],
    [archived, []],
  ])
  for (let n = 0; n < publishes; n += 1) {
    const patch = lake.patch(ids[n % ids.length] ?? '').set({title: `Changed for the bench, ${n}`})
    const {transactionId} = await lake.transaction().patch(patch).commit()
    while (!touched.has(transactionId)) await sleep(1)
    for (const site of n % 2 ? [bare, archived] : [archived, bare]) {
      const start = performance.now()
      if (site === archived) await causes.begin(site.isIdle)
      await site.refresh(touched.get(transactionId) ?? 'everything')
      while (await site.renderNext());
      times.get(site)?.push(performance.now() - start)
    }
  }
  const without = times.get(bare) ?? []
  const added = (times.get(archived) ?? []).map((ms, n) => ms - (without[n] ?? 0))
  const row = {unit: 'ms', n: publishes} as const
  const what = 'Publish of the sample until all files are written'
  bench.add({...row, what: `${what}, without the archive`, value: median(without), note: spread(without)})
  bench.add({...row, what: 'What the archive adds to it', value: median(added), mark: 20})
  bench.add({what: 'Archive of the sample', value: first, unit: 'MB', n: 1})
  bench.add({what: `Its growth by ${publishes} publishes`, value: size() - first, unit: 'MB', mark: 2, n: 1})
  events.unsubscribe()
  archive.close()
  rmSync(out, {recursive: true, force: true})
}
