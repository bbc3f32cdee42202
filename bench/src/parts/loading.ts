import {type Load, startLighthouse} from '../lighthouse.ts'
import {median, type Row, spread} from '../report.ts'
import {pages} from './pages.ts'
import type {Part} from './part.ts'

/** The limits of "good" in Google's Web Vitals, in ms. */
const marks = {lcp: 2500, tbt: 200} as const

/** LCP and TBT on a phone that Lighthouse throttles. */
export const loading: Part = async ({product, chromium, runs, log}) => {
  const {audit, stop} = await startLighthouse(chromium)
  const rows: Row[] = []
  try {
    for (const {name, path} of pages) {
      const loads: Load[] = []
      for (let run = 0; run < runs; run += 1) {
        loads.push(await audit(product.origin + path, 'devtools', ['performance']))
      }
      for (const metric of ['lcp', 'tbt'] as const) {
        const times = loads.map((load) => load[metric])
        const what = `${metric.toUpperCase()} of ${name}, throttled`
        log(`${what}: ${spread(times)} ms`)
        rows.push({what, value: median(times), unit: 'ms', mark: marks[metric], n: runs, note: spread(times)})
      }
    }
  } finally {
    stop()
  }
  return {rows}
}
