import {execFile} from 'node:child_process'
import {mkdtempSync, rmSync} from 'node:fs'
import {readFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {setTimeout as sleep} from 'node:timers/promises'
import {promisify} from 'node:util'
import {grow, shrink} from '../content.ts'
import {median, percentile, type Row} from '../report.ts'
import type {Part} from './part.ts'

const sizes = [30, 300, 3000]

/** What grows with the content: rendering all pages, rendering after a publish, a query among 10,000. */
export const scale: Part = async (bench) => {
  const {product, runs, log} = bench
  const rows: Row[] = []
  const out = mkdtempSync(join(tmpdir(), 'upline-bench-pages-'))
  const own = await product.lake.fetch<number>(
    'count(*[_type in ["page", "newsArticle"] && defined(path) && !(_id in path("drafts.**"))])',
  )
  for (const size of sizes) {
    const added = Math.max(0, size - own)
    await grow(product.lake, 'newsArticle', added)
    if (added > 0) await isSearched(product.pages, `/about/news/bulk-${added - 1}`)
    const renderings: {ms: number; mib: number; pages: number}[] = []
    for (let run = 0; run < runs; run += 1)
      renderings.push(await renderAll(product.build, join(out, `${size}-${run}`)))
    log(`${size} pages: ${renderings.map(({ms}) => ms.toFixed(2)).join(', ')} ms a page`)
    const isLargest = size === sizes.at(-1)
    const pages = renderings[0]?.pages ?? 0
    rows.push({
      what: `Prerender, ${size} pages, per page`,
      value: median(renderings.map(({ms}) => ms)),
      unit: 'ms',
      ...(isLargest ? {mark: 3} : {}),
      n: runs,
      note: `${pages} pages`,
    })
    if (isLargest)
      rows.push({
        what: 'Prerender, memory at its highest',
        value: median(renderings.map(({mib}) => mib)),
        unit: 'MiB',
        mark: 1024,
        n: runs,
      })
  }
  await product.restart()
  rows.push(await publish(bench), ...(await query(bench)))
  await shrink(product.lake, 'newsArticle')
  // Last of all: for minutes after thousands of files are deleted, ext4 without a journal takes long to make new ones.
  rmSync(out, {recursive: true, force: true})
  return {rows}
}

async function renderAll(build: string, out: string): Promise<{ms: number; mib: number; pages: number}> {
  const script = join(import.meta.dirname, '../render-all.ts')
  const {stdout} = await promisify(execFile)(process.execPath, [script, build, out])
  return JSON.parse(stdout)
}

/** From the moment a change is sent to the lake until the file that shows it is on the disk. */
async function publish({product: {lake, pages}, runs, log}: Parameters<Part>[0]): Promise<Row> {
  const times: number[] = []
  for (let run = 0; run < runs * 3; run += 1) {
    const title = `Changed for the bench, ${run}`
    const file = join(pages, `about/news/bulk-${run * 7}/index.html`)
    const start = performance.now()
    await lake
      .patch(`bulk-newsArticle-${run * 7}`)
      .set({title})
      .commit({visibility: 'async'})
    while (!(await readFile(file, 'utf8')).includes(title)) await sleep(2)
    times.push(performance.now() - start)
    await sleep(1000)
  }
  log(`publish: ${times.map(Math.round).join(', ')} ms`)
  return {
    what: 'Publish to HTML on disk, 3,000 pages, one changed article',
    value: median(times),
    unit: 'ms',
    mark: 300,
    n: times.length,
    note: 'from sending the change',
  }
}

/** Resolves once the site knows a page in its search, which is written last: then the product's own prerenderer is idle. */
async function isSearched(pages: string, path: string): Promise<void> {
  const file = join(pages, '_content/_search.json')
  while (!(await readFile(file, 'utf8')).includes(`"${path}"`)) await sleep(1000)
}

/** The page query of the site on a lake of 10,000 documents, over HTTP, each time for another page. */
async function query({product, log}: Parameters<Part>[0]): Promise<Row[]> {
  const {lake, pages} = product
  const known = await lake.fetch<number>('count(*)')
  const count = 10_000 - known + 3000
  await grow(lake, 'newsArticle', count)
  await isSearched(pages, `/about/news/bulk-${count - 1}`)
  const {pageQuery} = await import('@upline/web/pages/page.groq.ts')
  const published = lake.withConfig({perspective: 'published'})
  const times: number[] = []
  for (let run = -50; run < 300; run += 1) {
    const path = `/about/news/bulk-${(run + 50) * 11}`
    const start = performance.now()
    await published.fetch(pageQuery, {path})
    if (run >= 0) times.push(performance.now() - start)
  }
  const p99 = percentile(times, 0.99)
  const total = await lake.fetch<number>('count(*)')
  log(`page query: median ${median(times).toFixed(2)} ms, p99 ${p99.toFixed(2)} ms`)
  const what = `Lake: query of an article's page over HTTP at ${Math.round(total / 1000)},000 documents`
  return [
    {what, value: median(times), unit: 'ms', mark: 3, n: times.length},
    {what: `${what}, slowest of a hundred`, value: p99, unit: 'ms', mark: 10, n: times.length},
  ]
}
