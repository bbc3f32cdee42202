import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {brotliCompressSync} from 'node:zlib'
import type {Part} from './part.ts'

/** What home weighs. Its script is held by the budget test. */
export const bytes: Part = async ({product}) => {
  const html = readFileSync(join(product.pages, 'index.html'))
  return [
    {
      what: 'HTML of home, brotli',
      value: brotliCompressSync(html).length / 1024,
      unit: 'KiB',
      mark: 15,
      n: 1,
    },
  ]
}
