import {type Load, type Method, startLighthouse} from '../lighthouse.ts'
import {markdownTable, median, type Row, spread} from '../report.ts'
import {serveVariants} from '../variant-servers.ts'
import {ablations, baselines, type Variant} from '../variants.ts'
import {pages} from './pages.ts'
import type {Part} from './part.ts'

const variants: Variant[] = [...Object.values(baselines), ...ablations]
/** Only what a browser does counts for a technique; what Lighthouse would predict is measured for the baselines. */
const methods: {method: Method; title: string; variants: Variant[]}[] = [
  {method: 'devtools', title: 'throttled', variants},
  {method: 'simulate', title: 'simulated', variants: Object.values(baselines)},
]

/** LCP and TBT of each variant, one after the other, round after round. */
export const loading: Part = async ({product, chromium, runs, log}) => {
  const {origins, stop} = await serveVariants(
    product,
    variants,
    pages.map(({path}) => path),
  )
  const {audit, stop: stopBrowser} = await startLighthouse(chromium)
  const loads = new Map<string, Load[]>()
  try {
    for (let run = 0; run < runs; run += 1) {
      for (const {method, title, variants} of methods) {
        for (const page of pages) {
          for (const {name} of variants) {
            const load = await audit(origins.get(name) + page.path, method, ['performance'])
            const key = `${method} ${page.name} ${name}`
            loads.set(key, [...(loads.get(key) ?? []), load])
            log(`${page.name}, ${name}, ${title}: LCP ${ms(load.lcp)}, TBT ${ms(load.tbt)}`)
          }
        }
      }
    }
  } finally {
    stopBrowser()
    stop()
  }

  const times = (of: 'lcp' | 'tbt', method: Method, page: string, {name}: Variant) =>
    (loads.get(`${method} ${page} ${name}`) ?? []).map((load) => load[of])
  const {ours, noScript, plainSpa} = baselines
  const rows = methods.flatMap(({method, title}) =>
    pages.flatMap(({name}): Row[] => {
      const lcp = (variant: Variant) => median(times('lcp', method, name, variant))
      return [
        {
          what: `LCP of ${name} / no script, ${title}`,
          value: lcp(ours) / lcp(noScript),
          unit: '',
          ...(method === 'devtools' ? {mark: 1.05} : {}),
          n: runs,
        },
        {
          what: `LCP of ${name} / plain SPA, ${title}`,
          value: lcp(ours) / lcp(plainSpa),
          unit: '',
          mark: 0.6,
          n: runs,
        },
        {
          what: `TBT of ${name}, ${title}`,
          value: median(times('tbt', method, name, ours)),
          unit: 'ms',
          mark: median(times('tbt', method, name, plainSpa)),
          n: runs,
          note: "the mark is the plain SPA's",
        },
      ]
    }),
  )
  const tables = methods.map(({method, title, variants}) =>
    markdownTable(
      [`LCP (range); TBT, ms, ${title}`, ...pages.map(({name}) => name)],
      variants.map((variant) => [
        variant.name,
        ...pages.map(
          ({name}) =>
            `${spread(times('lcp', method, name, variant))}; ${ms(median(times('tbt', method, name, variant)))}`,
        ),
      ]),
    ),
  )
  return {rows, tables}
}

function ms(value: number): string {
  return String(Math.round(value))
}
