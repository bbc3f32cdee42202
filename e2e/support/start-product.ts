/**
 * Brings up the product once for all journeys, by the launcher that `npm start` uses, on free ports and with a data folder of its own: a
 * product that runs already is not disturbed. Set UPLINE_PRODUCT to the addresses of a running product (as JSON) to use that instead.
 */
import {type ChildProcess, fork} from 'node:child_process'
import {once} from 'node:events'
import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import type {Addresses} from '@upline/scripts/product/addresses.ts'
import {freePorts} from '@upline/scripts/product/ports.ts'
import {productVariable} from './product.ts'

const launcher = join(import.meta.dirname, '../../scripts/src/main.ts')

export default async function startProduct(): Promise<(() => Promise<void>) | undefined> {
  if (process.env[productVariable]) return undefined
  const data = mkdtempSync(join(tmpdir(), 'upline-e2e-'))
  const ports = await freePorts()
  const product = fork(launcher, ['start'], {
    env: {
      ...process.env,
      LOCAL_DATA: data,
      SITE_PORT: String(ports.site),
      STUDIO_PORT: String(ports.studio),
      BACKEND_PORT: String(ports.backend),
      SMTP_PORT: String(ports.smtp),
      UPLINE_STARTED_AT: String(Date.now()),
    },
  })
  const stop = async () => {
    if (product.exitCode === null && product.signalCode === null) {
      product.kill('SIGTERM')
      await once(product, 'exit')
    }
    rmSync(data, {recursive: true, force: true})
  }
  try {
    // The journeys run in other processes: these inherit the environment.
    process.env[productVariable] = JSON.stringify(await readyAddresses(product))
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}

function readyAddresses(product: ChildProcess): Promise<Addresses> {
  return new Promise((resolve, reject) => {
    product.on('message', (message) => {
      if (typeof message === 'object' && 'ready' in message) {
        resolve(message.ready as Addresses) // sent by scripts/src/product/run-product.ts
      }
    })
    product.once('exit', () => reject(new Error('The product did not start; its last output is above.')))
  })
}
