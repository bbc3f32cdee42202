import {openPage, startBrowser} from '../browser.ts'
import {type Category, startLighthouse} from '../lighthouse.ts'
import type {Product} from '../product.ts'
import type {Row} from '../report.ts'
import type {Part} from './part.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const satisfies Category[]

/** Every route once: Lighthouse's four scores, and how far the page shifts while it loads and after a background refresh. */
export const routes: Part = async ({product, chromium, log}) => {
  const paths = await pathsOf(product)
  const {audit, stop} = await startLighthouse(chromium)
  const lowest = new Map<Category, {score: number; path: string}>()
  const failed: string[] = []
  try {
    for (const path of paths) {
      const {scores, failedAudits} = await audit(product.origin + path, 'simulate', [...categories])
      for (const category of categories) {
        const score = scores[category] ?? 0
        if (score < (lowest.get(category)?.score ?? 101)) lowest.set(category, {score, path})
      }
      if (failedAudits.length > 0) failed.push(`${path}: ${failedAudits.join(', ')}`)
      log(`${path} ${categories.map((category) => scores[category]).join(' ')} ${failedAudits.join(', ')}`)
    }
  } finally {
    stop()
  }
  const shifts = await shiftsOf(product, chromium, paths, log)
  const rows = categories.map((category): Row => {
    const {score = 0, path = ''} = lowest.get(category) ?? {}
    return {
      what: `Lighthouse ${category}, lowest of all routes`,
      value: score,
      unit: 'of 100',
      mark: 100,
      n: paths.length,
      note: score < 100 ? path : '',
    }
  })
  rows.push({
    what: 'Audits that cost points',
    value: failed.length,
    unit: '',
    n: paths.length,
    note: failed.join('; '),
  })
  return {rows: [...rows, shifts]}
}

async function pathsOf({lake}: Product): Promise<string[]> {
  return lake.fetch<string[]>(
    '*[_type == "page" && defined(path) && !(_id in path("drafts.**")) && path != "/maintenance"] | order(path asc).path',
  )
}

/** The largest shift of any route; meanwhile a document is published that pages revalidate for. */
async function shiftsOf(
  {origin, lake}: Product,
  chromium: string,
  paths: string[],
  log: (line: string) => void,
): Promise<Row> {
  const browser = await startBrowser(chromium)
  let most = 0
  let worst = ''
  try {
    for (const path of paths) {
      const {page, close} = await openPage(browser, origin + path, 'phone')
      const carrier = await lake.fetch<{_id: string; rating: number}>(
        '*[_type == "carrier" && !(_id in path("drafts.**"))] | order(_id)[0]{_id, rating}',
      )
      await lake
        .patch(carrier._id)
        .set({rating: carrier.rating === 4 ? 4.5 : 4})
        .commit()
      await page.waitForTimeout(1200)
      const shift = await page.evaluate(() => window.bench.shift)
      if (shift >= most) [most, worst] = [shift, path]
      log(`${path} shifts by ${shift.toFixed(4)}`)
      await close()
    }
  } finally {
    await browser.close()
  }
  return {
    what: 'CLS, highest of all routes on a phone, load and revalidation after a publish',
    value: most,
    unit: '',
    mark: 0.01,
    n: paths.length,
    note: most > 0 ? worst : '',
  }
}
