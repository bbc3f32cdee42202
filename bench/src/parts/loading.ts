import {type Load, startLighthouse} from '../lighthouse.ts'
import {median, type Row} from '../report.ts'
import {serveVariants, type Variant, variants} from '../variants.ts'
import type {Part} from './part.ts'

const pages = [
  ['home', '/'],
  ['life', '/insurance/life'],
  ['directory', '/carriers/directory'],
] as const
const methods = ['simulate', 'devtools'] as const

/** How soon the largest element is there, in ours, in ours without script, and as a plain SPA; one after the other, in turns. */
export const loading: Part = async ({product, chromium, runs, say}) => {
  const {origins, stop} = await serveVariants(product.origin, product.build)
  const {audit, stop: stopBrowser} = await startLighthouse(chromium)
  const loads = new Map<string, Load[]>()
  try {
    // The first load of each only fills caches.
    for (let run = -1; run < runs; run += 1) {
      for (const method of methods) {
        for (const [name, path] of pages) {
          if (method === 'devtools' && name !== 'home') continue
          for (const variant of variants) {
            if (run < 0 && method === 'devtools') continue
            const load = await audit(origins[variant] + path, method, ['performance'])
            const key = `${method} ${name} ${variant}`
            if (run >= 0) loads.set(key, [...(loads.get(key) ?? []), load])
            say(`${key}: LCP ${Math.round(load.lcp)} ms, TBT ${Math.round(load.tbt)} ms`)
          }
        }
      }
    }
  } finally {
    stopBrowser()
    stop()
  }
  const figure = (method: string, name: string, variant: Variant, of: (load: Load) => number) =>
    median((loads.get(`${method} ${name} ${variant}`) ?? []).map(of))
  const lcp = (load: Load) => load.lcp
  return methods.flatMap((method) =>
    pages
      .filter(([name]) => method === 'simulate' || name === 'home')
      .flatMap(([name]): Row[] => {
        const ours = figure(method, name, 'ours', lcp)
        const limit = figure(method, name, 'no script', lcp)
        const spa = figure(method, name, 'plain SPA', lcp)
        const note = `${Math.round(ours)} ms; without script ${Math.round(limit)}, plain SPA ${Math.round(spa)}`
        const how = method === 'simulate' ? 'simulated' : 'throttled in the browser'
        return [
          {
            what: `LCP of ${name} / without script (${how})`,
            value: ours / limit,
            unit: '',
            mark: 1.05,
            n: runs,
            note,
          },
          {what: `LCP of ${name} / plain SPA (${how})`, value: ours / spa, unit: '', mark: 0.6, n: runs},
          {
            what: `TBT of ${name} (${how})`,
            value: figure(method, name, 'ours', (load) => load.tbt),
            unit: 'ms',
            ...(method === 'simulate' ? {mark: 50} : {}),
            n: runs,
            note: `without script ${Math.round(figure(method, name, 'no script', (load) => load.tbt))} ms, plain SPA ${Math.round(figure(method, name, 'plain SPA', (load) => load.tbt))} ms`,
          },
        ]
      }),
  )
}
