import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {brotliCompressSync, gzipSync} from 'node:zlib'
import type {Response} from '@playwright/test'
import {startBrowser, untilHydrated} from '../browser.ts'
import {modulesOf} from '../variants.ts'
import type {Part} from './part.ts'

/** What home weighs: its HTML, and the modules that the HTML names; what else is loaded until home is hydrated stands beside. */
export const weight: Part = async ({product, chromium}) => {
  const html = readFileSync(join(product.pages, 'index.html'))
  const scripts = await scriptsOf(product.origin, chromium)
  const named = modulesOf(html.toString())
  const kib = (paths: readonly string[]) =>
    paths.reduce((sum, path) => sum + gzipSync(scripts.get(path) ?? '').length, 0) / 1024
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
        what: 'Script of home, gzip',
        value: kib(named),
        unit: 'KiB',
        mark: 112,
        n: 1,
        note: `${named.length} modules; ${Math.round(kib([...scripts.keys()]))} KiB requested until hydrated`,
      },
    ],
  }
}

/** Every script that a browser requests until the page is hydrated, by its path. */
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
