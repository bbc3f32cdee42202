import {type ChildProcess, fork} from 'node:child_process'
import {once} from 'node:events'
import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {createClient, type SanityClient} from '@sanity/client'

const launcher = join(import.meta.dirname, '../../scripts/src/main.ts')
const usualPorts = {SITE_PORT: '5473', STUDIO_PORT: '5474', BACKEND_PORT: '5475', SMTP_PORT: '5476'}

type Addresses = {site: string; studio: string; backend: string}

/** The product as `npm start` runs it, on ports and with content of its own. */
export type Product = {
  origin: string
  /** Origins of the Studio and of the embedded backend. */
  studio: string
  backend: string
  /** Folder of the site's build: `client` and `server`. */
  build: string
  /** Folder of the rendered pages. */
  pages: string
  lake: SanityClient
  restart(): Promise<void>
  stop(): Promise<void>
}

/** Rejects when the product does not start; its own message is on the terminal then. */
export async function startProduct(): Promise<Product> {
  const data = mkdtempSync(join(tmpdir(), 'upline-bench-'))
  // As it is now also for a restart: a build of a variant sets its own.
  const env = {...usualPorts, ...process.env, LOCAL_DATA: data}
  const start = () => fork(launcher, ['start'], {env})
  let running = start()
  const stop = async () => {
    await end(running)
    rmSync(data, {recursive: true, force: true})
  }
  const {site, studio, backend} = await addressesOf(running).catch(async (error) => {
    await stop()
    throw error
  })
  return {
    origin: site,
    studio,
    backend,
    build: join(data, 'build/site'),
    pages: join(data, 'site'),
    lake: createClient({
      projectId: 'local',
      dataset: 'production',
      apiHost: backend,
      useProjectHostname: false,
      useCdn: false,
      apiVersion: '2025-06-01',
      // The embedded lake accepts any.
      token: 'bench',
      perspective: 'raw',
    }),
    async restart() {
      await end(running)
      running = start()
      await addressesOf(running)
    },
    stop,
  }
}

async function end(product: ChildProcess): Promise<void> {
  if (product.exitCode !== null || product.signalCode !== null) return
  product.kill('SIGTERM')
  await once(product, 'exit')
}

/** `npm start` sends its addresses once everything listens. */
function addressesOf(product: ChildProcess): Promise<Addresses> {
  return new Promise((resolve, reject) => {
    product.on('message', (message) => {
      if (typeof message === 'object' && 'ready' in message) resolve(message.ready as Addresses)
    })
    product.once('exit', () => reject(new Error('The product did not start: its message is above.')))
  })
}
