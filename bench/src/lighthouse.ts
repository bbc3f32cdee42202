import {launch} from 'chrome-launcher'
import lighthouse from 'lighthouse'

export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo'

/** `simulate` computes a slow phone from a fast load, `devtools` slows the browser down. */
export type Method = 'simulate' | 'devtools'

/** One load as on a phone. Times in ms. */
export type Load = {
  lcp: number
  fcp: number
  tbt: number
  cls: number
  /** 0 to 100. */
  scores: Partial<Record<Category, number>>
  /** Audits that lower a score, with their values. */
  failedAudits: string[]
}

export type Audit = (address: string, method: Method, categories: Category[]) => Promise<Load>

/** Starts a browser for Lighthouse. An audit rejects if the page cannot be loaded or measured. */
export async function startLighthouse(chromePath: string): Promise<{audit: Audit; stop: () => void}> {
  const chrome = await launch({chromePath, chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu']})
  const audit: Audit = async (address, method, categories) => {
    const result = await lighthouse(address, {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories: categories,
      throttlingMethod: method,
      // The default waits 45 s for the connection of live events, which never ends.
      maxWaitForLoad: 20_000,
    })
    if (!result) throw new Error(`Lighthouse has no result for ${address}`)
    const {audits, runtimeError} = result.lhr
    if (runtimeError) throw new Error(`Lighthouse on ${address}: ${runtimeError.message}`)
    const number = (id: string) => {
      const value = audits[id]?.numericValue
      if (value === undefined) throw new Error(`Lighthouse has no ${id} for ${address}`)
      return value
    }
    const found = Object.values(result.lhr.categories)
    const failedAudits = found.flatMap(({id, auditRefs}) =>
      auditRefs
        .filter(({weight, id}) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
        .map(({id: audit}) => `${id} ${audit} ${audits[audit]?.displayValue ?? ''}`.trim()),
    )
    return {
      lcp: number('largest-contentful-paint'),
      fcp: number('first-contentful-paint'),
      tbt: number('total-blocking-time'),
      cls: number('cumulative-layout-shift'),
      scores: Object.fromEntries(found.map(({id, score}) => [id, Math.round((score ?? 0) * 100)])),
      failedAudits,
    }
  }
  return {audit, stop: () => chrome.kill()}
}
