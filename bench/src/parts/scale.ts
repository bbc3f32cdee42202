import {execFile} from 'node:child_process'
import {mkdtempSync, rmSync} from 'node:fs'
import {readFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {setTimeout as sleep} from 'node:timers/promises'
import {promisify} from 'node:util'
import type {Bench} from '../bench.ts'
import {grow, shrink} from '../content.ts'

const sizes = [30, 300, 3000]

/** Measures what grows with the content: rendering all pages, and rendering after a publish. */
export async function scale(bench: Bench): Promise<void> {
  const {product, lake} = bench
  const out = mkdtempSync(join(tmpdir(), 'upline-bench-pages-'))
  const script = join(import.meta.dirname, '../render-all.ts')
  const own = await lake.fetch<number>(
    'count(*[_type in ["page", "newsArticle"] && defined(path) && !(_id in path("drafts.**"))])',
  )
  for (const size of sizes) {
    const added = Math.max(0, size - own)
    await grow(lake, 'newsArticle', added)
    if (added > 0) await untilRendered(product.data, `/about/news/bulk-${added - 1}`)
    const isLargest = size === sizes.at(-1)
    let memory = 0
    const what = `Prerender, ${size} pages, per page`
    await bench.measure({what, unit: 'ms', ...(isLargest && {mark: 6})}, async (n) => {
      const args = [script, join(product.data, 'build/site'), join(out, `${size}-${n}`)]
      const {stdout} = await promisify(execFile)(process.execPath, args)
      const {ms, mib}: {ms: number; mib: number} = JSON.parse(stdout)
      memory = Math.max(memory, mib)
      return ms
    })
    if (isLargest)
      bench.add({what: 'Prerender, memory at its highest', value: memory, unit: 'MiB', mark: 1024, n: 1})
  }
  await product.restart()
  const what = 'Publish to HTML on disk, 3,000 pages, one changed article'
  await bench.measure({what, unit: 'ms', mark: 300, times: bench.runs * 3}, async (n) => {
    await sleep(1000)
    const title = `Changed for the bench, ${n}`
    const file = join(product.data, `site/about/news/bulk-${n * 7}/index.html`)
    const start = performance.now()
    await lake
      .patch(`bulk-newsArticle-${n * 7}`)
      .set({title})
      .commit({visibility: 'async'})
    while (!(await readFile(file, 'utf8')).includes(title)) await sleep(2)
    return performance.now() - start
  })
  await shrink(lake, 'newsArticle')
  // Last of all: for minutes after thousands of files are deleted, ext4 without a journal takes long to make new ones.
  rmSync(out, {recursive: true, force: true})
}

/** Resolves once the site's search, which is written last, has a page: then the product's own prerenderer is idle. */
async function untilRendered(data: string, path: string): Promise<void> {
  const file = join(data, 'site/_content/_search.json')
  while (!(await readFile(file, 'utf8')).includes(`"${path}"`)) await sleep(1000)
}
