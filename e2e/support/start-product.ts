import {statSync} from 'node:fs'
import {join} from 'node:path'
import {startProduct} from '@upline/testing/product.ts'
import {startReceiver} from '@upline/testing/receiver.ts'
import {productVariable, refused} from './product.ts'

/**
 * Starts one product for all journeys, on free ports and with its own data folder. To use a running product instead, set UPLINE_PRODUCT
 * to its addresses as JSON.
 */
export default async function setUpProduct(): Promise<(() => Promise<void>) | undefined> {
  if (process.env[productVariable]) return undefined
  const receiver = await startReceiver()
  receiver.answer = (_request, response) => {
    const asked = receiver.received.findLast(({path}) => path !== '/hook')?.path
    const isRefused = asked !== '/accept' && receiver.received.at(-1)?.body.includes(refused)
    response.writeHead(isRefused ? 503 : 200).end()
  }
  // The product and the journeys inherit the environment.
  process.env.HAND_OVER = process.env.HAND_OVER_PRIVATE = 'true'
  process.env.HAND_OVER_URL = receiver.url
  process.env.HAND_OVER_SECRET = 'the secret of the journeys'
  const {addresses, data, stop} = await startProduct()
  // Drafts, inquiries and logs are for this user only.
  for (const name of ['logs', 'logs/site.log', 'site', 'site/index.html'])
    if (statSync(join(data, name)).mode & 0o077) throw new Error(`Other users may read ${name}`)
  process.env[productVariable] = JSON.stringify(addresses)
  return async () => {
    await stop()
    receiver.stop()
  }
}
