import {startProduct} from '@upline/testing/product.ts'
import {productVariable} from './product.ts'

/**
 * Starts one product for all journeys, on free ports and with its own data folder. To use a running product instead, set UPLINE_PRODUCT
 * to its addresses as JSON.
 */
export default async function setUpProduct(): Promise<(() => Promise<void>) | undefined> {
  if (process.env[productVariable]) return undefined
  const {addresses, stop} = await startProduct()
  // The journeys run in other processes, which inherit the environment.
  process.env[productVariable] = JSON.stringify(addresses)
  return stop
}
