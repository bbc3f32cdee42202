import {mkdirSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import type {SanityClient} from '@sanity/client'
import {sampleFolder} from '@upline/content/folder.ts'
import {packContent} from '@upline/content/pack.ts'
import {stopAllChildren} from '@upline/scripts/process/child.ts'
import {buildSite} from '@upline/scripts/product/build.ts'
import {localSettings} from '@upline/scripts/product/build-settings.ts'
import {type RunningServer, startBackend, startSite, startStudio} from '@upline/scripts/product/servers.ts'
import {addressesOf, type Settings} from '@upline/scripts/product/settings.ts'
import {clientOf} from '@upline/testing/lake.ts'
import {productPorts} from '@upline/testing/ports.ts'
import {expect} from 'vitest'

export interface Product {
  settings: Settings
  addresses: Settings['addresses']
  servers: Record<'backend' | 'site' | 'studio', RunningServer>
  lake: SanityClient
  /** Stops all and deletes the data folder's content. */
  stop(): Promise<void>
}

/** The product as `npm start` runs it, but for the Studio's build: only its server is tried. */
export async function startProduct(data: string): Promise<Product> {
  const ports = await productPorts(data)
  const addresses = addressesOf(ports)
  const build = join(data, 'build/site')
  const settings: Settings = {data, builds: join(data, 'build'), ports, addresses}
  const logs = join(data, 'logs')
  mkdirSync(join(data, 'studio'))
  writeFileSync(join(data, 'studio/index.html'), '<h1>Studio</h1>')
  const [backend] = await Promise.all([
    startBackend(settings, packContent(sampleFolder), 'production'),
    buildSite(build, localSettings(addresses), logs),
  ])
  const site = await startSite(settings, build)
  const studio = await startStudio(settings, join(data, 'studio'))
  return {
    settings,
    addresses,
    servers: {backend, site, studio},
    lake: clientOf(addresses.backend, {perspective: 'raw'}),
    stop: async () => {
      await stopAllChildren()
    },
  }
}

/** Fails if a server does not answer. */
export async function expectHealthy({addresses: {site, studio, backend}, lake}: Product): Promise<void> {
  const pages = [`${site}/`, `${site}/about`, `${studio}/structure`, `${backend}/`]
  for (const address of [...pages, ...[site, studio, backend].map((origin) => `${origin}/healthz`)])
    expect((await fetch(address)).status, address).toBe(200)
  expect(await lake.fetch('count(*[_id == "page-home"])')).toBe(1)
  // The function refuses a call without an inquiry.
  const callable = `${backend}/demo-upline/us-central1/sendEmailNotification`
  expect((await fetch(callable, {method: 'POST', body: '{"data":{}}'})).status).toBe(400)
}
