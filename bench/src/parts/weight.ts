import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {brotliCompressSync, gzipSync} from 'node:zlib'
import type {Response} from '@playwright/test'
import {startBrowser, untilHydrated} from '../browser.ts'
import type {Part} from './part.ts'

/** What home weighs: its HTML, and every script that a browser loads for it until it is hydrated. */
export const weight: Part = async ({product, chromium}) => {
  const html = readFileSync(join(product.pages, 'index.html'))
  const scripts = await scriptsOf(product.origin, chromium)
  return {
    rows: [
      {
        what: 'HTML of home, brotli',
        value: brotliCompressSync(html).length / 1024,
        unit: 'KiB',
        mark: 22,
        n: 1,
      },
      {
        what: 'Script of home, gzip',
        value: scripts.reduce((sum, body) => sum + gzipSync(body).length, 0) / 1024,
        unit: 'KiB',
        mark: 105,
        n: 1,
        note: `${scripts.length} files`,
      },
    ],
  }
}

async function scriptsOf(address: string, chromium: string): Promise<Buffer[]> {
  const browser = await startBrowser(chromium)
  try {
    const page = await browser.newPage()
    const loaded = new Map<string, Response>()
    page.on('response', (response) => {
      const type = response.headers()['content-type'] ?? ''
      if (type.includes('javascript')) loaded.set(response.url(), response)
    })
    await page.goto(address, {waitUntil: 'load'})
    await untilHydrated(page)
    return await Promise.all([...loaded.values()].map((response) => response.body()))
  } finally {
    await browser.close()
  }
}
