import {join} from 'node:path'
import type {SanityClient} from '@sanity/client'
import {clientOf} from '@upline/testing/lake.ts'
import {startProduct as start} from '@upline/testing/product.ts'

export interface Product {
  origin: string
  /** Origins of the Studio and of the embedded backend. */
  studio: string
  backend: string
  /** Data folder of the backend. */
  data: string
  /** Folder of the site's build: `client` and `server`. */
  build: string
  /** Folder of the rendered pages. */
  pages: string
  lake: SanityClient
  restart(): Promise<void>
  stop(): Promise<void>
}

/** Starts the product as `npm start` does, on free ports and with its own data folder. */
export async function startProduct(): Promise<Product> {
  const {addresses, data, restart, stop} = await start()
  return {
    origin: addresses.site,
    studio: addresses.studio,
    backend: addresses.backend,
    data,
    build: join(data, 'build/site'),
    pages: join(data, 'site'),
    // The embedded lake accepts any token.
    lake: clientOf(addresses.backend, {perspective: 'raw', token: 'bench'}),
    restart,
    stop,
  }
}
