import {type ChildProcess, fork} from 'node:child_process'
import {once} from 'node:events'
import {rmSync} from 'node:fs'
import {join} from 'node:path'
import {root} from '@upline/scripts/bootstrap/root.mjs'
import type {Addresses, Ports} from '@upline/scripts/product/settings.ts'
import {productPorts} from './ports.ts'
import {temporaryFolder} from './temporary-folder.ts'

/** The product as `npm start` runs it, on its own ports and with its own data folder. */
export interface Product {
  addresses: Addresses
  /** Data folder; `stop` deletes it. */
  data: string
  restart(): Promise<void>
  stop(): Promise<void>
}

/** Rejects if the product does not start; its message is on the terminal. */
export async function startProduct(ports?: Ports): Promise<Product> {
  const data = temporaryFolder()
  const {site, studio, backend, smtp} = ports ?? (await productPorts(data))
  const env = {
    ...process.env,
    LOCAL_DATA: data,
    LOCAL_CONTENT: join(root, 'content'),
    SITE_PORT: String(site),
    STUDIO_PORT: String(studio),
    BACKEND_PORT: String(backend),
    SMTP_PORT: String(smtp),
  }
  const start = () =>
    fork(join(root, 'scripts/src/main.ts'), ['start'], {
      env: {...env, UPLINE_STARTED_AT: String(Date.now())},
    })
  let running = start()
  const stop = async () => {
    await end(running)
    rmSync(data, {recursive: true, force: true})
  }
  try {
    return {
      addresses: await readyAddresses(running),
      data,
      async restart() {
        await end(running)
        running = start()
        await readyAddresses(running)
      },
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

async function end(product: ChildProcess): Promise<void> {
  if (product.exitCode !== null || product.signalCode !== null) return
  product.kill('SIGTERM')
  await once(product, 'exit')
}

/** Waits for the message that scripts/src/product/run-product.ts sends once all servers listen. */
function readyAddresses(product: ChildProcess): Promise<Addresses> {
  return new Promise((resolve, reject) => {
    product.on('message', (message) => {
      if (typeof message === 'object' && 'ready' in message) resolve(message.ready as Addresses)
    })
    product.once('exit', () => reject(new Error('The product did not start; its last output is above.')))
  })
}
