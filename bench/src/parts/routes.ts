import {openPage, startBrowser} from '../browser.ts'
import {type Category, startLighthouse} from '../lighthouse.ts'
import type {Product} from '../product.ts'
import type {Row} from '../report.ts'
import type {Part} from './part.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const satisfies Category[]

/** Every route once: Lighthouse's four scores, and how far the page shifts while it loads and after a background refresh. */
export const routes: Part = async ({product, chromium, say}) => {
  const paths = await pathsOf(product)
  const {audit, stop} = await startLighthouse(chromium)
  const lowest = new Map<Category, {score: number; path: string}>()
  const below: string[] = []
  try {
    for (const path of paths) {
      const {scores, complaints} = await audit(product.origin + path, 'simulate', [...categories])
      for (const category of categories) {
        const score = scores[category] ?? 0
        if (score < (lowest.get(category)?.score ?? 101)) lowest.set(category, {score, path})
      }
      if (complaints.length > 0) below.push(`${path}: ${complaints.join(', ')}`)
      say(`${path} ${categories.map((category) => scores[category]).join(' ')} ${complaints.join(', ')}`)
    }
  } finally {
    stop()
  }
  const shifts = await shiftsOf(product, chromium, paths, say)
  return [
    ...categories.map((category): Row => {
      const {score = 0, path = ''} = lowest.get(category) ?? {}
      return {
        what: `Lighthouse ${category}, lowest of all routes`,
        value: score,
        unit: 'of 100',
        mark: 100,
        n: paths.length,
        note: score < 100 ? path : '',
      }
    }),
    shifts,
    ...(below.length > 0
      ? [
          {
            what: 'Audits that cost points',
            value: below.length,
            unit: '',
            n: paths.length,
            note: below.join('; '),
          } as const,
        ]
      : []),
  ]
}

async function pathsOf({lake}: Product): Promise<string[]> {
  return lake.fetch<string[]>(
    '*[_type == "page" && defined(path) && !(_id in path("drafts.**")) && path != "/maintenance"] | order(path asc).path',
  )
}

/** The largest shift of any route; meanwhile something is published that every page asks for anew. */
async function shiftsOf(
  {origin, lake}: Product,
  chromium: string,
  paths: string[],
  say: (line: string) => void,
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
      say(`${path} shifts by ${shift.toFixed(4)}`)
      await close()
    }
  } finally {
    await browser.close()
  }
  return {
    what: 'CLS, highest of all routes on a phone, load and refresh after the publish of a carrier',
    value: most,
    unit: '',
    mark: 0.01,
    n: paths.length,
    note: most > 0 ? worst : '',
  }
}
