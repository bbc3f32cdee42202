import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {brotliCompressSync, gzipSync} from 'node:zlib'
import type {Response} from '@playwright/test'
import {startBrowser, untilHydrated} from '../browser.ts'
import type {Part} from './part.ts'

/** The size of home: its HTML, and all scripts that are requested until it is hydrated. */
export const weight: Part = async ({product, chromium}) => {
  const html = readFileSync(join(product.pages, 'index.html'))
  const scripts = await scriptsOf(product.origin, chromium)
  const bytes = [...scripts.values()].reduce((sum, script) => sum + gzipSync(script).length, 0)
  return {
    rows: [
      {
        what: 'HTML of home, brotli',
        value: brotliCompressSync(html).length / 1024,
        unit: 'KiB',
        mark: 23,
        n: 1,
      },
      {
        what: 'Script of home until hydrated, gzip',
        value: bytes / 1024,
        unit: 'KiB',
        mark: 112,
        n: 1,
        note: `${scripts.size} modules`,
      },
    ],
  }
}

/** Returns the scripts that a browser requests until the page is hydrated, by path. */
async function scriptsOf(address: string, chromium: string): Promise<Map<string, Buffer>> {
  const browser = await startBrowser(chromium)
  try {
    const page = await browser.newPage()
    const loaded = new Map<string, Response>()
    page.on('response', (response) => {
      const type = response.headers()['content-type'] ?? ''
      if (type.includes('javascript')) loaded.set(new URL(response.url()).pathname, response)
    })
    await page.goto(address, {waitUntil: 'load'})
    await untilHydrated(page)
    const bodies = [...loaded].map(async ([path, response]) => [path, await response.body()] as const)
    return new Map(await Promise.all(bodies))
  } finally {
    await browser.close()
  }
}
