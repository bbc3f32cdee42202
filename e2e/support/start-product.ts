import {statSync} from 'node:fs'
import {join} from 'node:path'
import {startProduct} from '@upline/testing/product.ts'
import {productVariable} from './product.ts'

/**
 * Starts one product for all journeys, on free ports and with its own data folder. To use a running product instead, set UPLINE_PRODUCT
 * to its addresses as JSON.
 */
export default async function setUpProduct(): Promise<(() => Promise<void>) | undefined> {
  if (process.env[productVariable]) return undefined
  const {addresses, data, stop} = await startProduct()
  // Drafts, inquiries and logs are for this user only.
  for (const name of ['logs', 'logs/site.log', 'site', 'site/index.html'])
    if (statSync(join(data, name)).mode & 0o077) throw new Error(`Other users may read ${name}`)
  // The journeys run in other processes, which inherit the environment.
  process.env[productVariable] = JSON.stringify(addresses)
  return stop
}
