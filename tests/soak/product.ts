import {mkdirSync, rmSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import type {SanityClient} from '@sanity/client'
import {packContent} from '@upline/content/pack.ts'
import {stopAllChildren} from '@upline/scripts/process/child.ts'
import {addressesOf} from '@upline/scripts/product/addresses.ts'
import {buildSite} from '@upline/scripts/product/build.ts'
import {localSiteSettings} from '@upline/scripts/product/build-settings.ts'
import {type RunningServer, startBackend, startSite, startStudio} from '@upline/scripts/product/servers.ts'
import type {Settings} from '@upline/scripts/product/settings.ts'
import {clientOf} from '@upline/testing/lake.ts'
import {freePorts} from '@upline/testing/ports.ts'

export interface Product {
  settings: Settings
  addresses: ReturnType<typeof addressesOf>
  servers: Record<'backend' | 'site' | 'studio', RunningServer>
  lake: SanityClient
  /** Stops all and deletes the data folder's content. */
  stop(): Promise<void>
}

/** The product as `npm start` runs it, but for the Studio's build: only its server is tried. */
export async function startProduct(data: string): Promise<Product> {
  const settings: Settings = {data, ports: await freePorts()}
  const addresses = addressesOf(settings.ports)
  const logs = join(data, 'logs')
  const build = join(data, 'build/site')
  mkdirSync(join(data, 'studio'))
  writeFileSync(join(data, 'studio/index.html'), '<h1>Studio</h1>')
  const [backend] = await Promise.all([
    startBackend(settings, packContent()),
    buildSite(build, localSiteSettings(addresses), logs),
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
      rmSync(data, {recursive: true, force: true})
    },
  }
}

/** Sends an inquiry as a browser's first step does; resolves with the status of the answer. */
export async function storeInquiry(backend: string, id: string, email: string): Promise<number> {
  const name = `projects/demo-upline/databases/(default)/documents/inquiries/${id}`
  const text = (stringValue: string) => ({stringValue})
  const metadata = {source: text('/contact'), referrer: text(''), userAgent: text('')}
  const fields = {
    type: text('agent'),
    name: text('Kim'),
    email: text(email),
    phone: text(''),
    message: text('Long enough.'),
    status: text('new'),
    metadata: {mapValue: {fields: metadata}},
  }
  const write = {
    update: {name, fields},
    updateTransforms: [{fieldPath: 'timestamp', setToServerValue: 'REQUEST_TIME'}],
    currentDocument: {exists: false},
  }
  const latest = {
    update: {
      name: 'projects/demo-upline/databases/(default)/documents/latest/inquiries',
      fields: {id: text(name.split('/').at(-1) ?? '')},
    },
  }
  const url = `${backend}/v1/projects/demo-upline/databases/(default)/documents:commit`
  return (await fetch(url, {method: 'POST', body: JSON.stringify({writes: [write, latest]})})).status
}
