import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {createClient, type SanityClient} from '@sanity/client'
import type {Child} from '../../scripts/process/child.ts'
import {addressesOf} from '../../scripts/product/addresses.ts'
import {buildSite, packContent} from '../../scripts/product/build.ts'
import {localSiteSettings} from '../../scripts/product/build-settings.ts'
import {startBackend, startSite} from '../../scripts/product/servers.ts'

const ports = {site: 5473, studio: 5474, backend: 5475, smtp: 5476}

/** The site as `npm start` serves it, on ports and with content of its own. */
export type Product = {
  origin: string
  /** Folder of the build: `client` and `server`. */
  build: string
  /** Folder of the drawn pages. */
  pages: string
  lake: SanityClient
  /** Ends the site's server; `startSite` brings it again. */
  restartSite(): Promise<void>
  stop(): Promise<void>
}

export async function startProduct(): Promise<Product> {
  const data = mkdtempSync(join(tmpdir(), 'upline-bench-'))
  const addresses = addressesOf(ports)
  const settings = {data, ports}
  const build = join(data, 'build/site')
  const seed = await packContent(join(data, 'logs'))
  await buildSite(build, localSiteSettings(addresses), join(data, 'logs'))
  const backend = (await startBackend(settings, seed)).child
  let site: Child = (await startSite(settings, build)).child
  const lake = createClient({
    projectId: 'local',
    dataset: 'production',
    apiHost: addresses.backend,
    useProjectHostname: false,
    useCdn: false,
    apiVersion: '2025-06-01',
    // The lake on this machine takes any.
    token: 'bench',
    perspective: 'raw',
  })
  return {
    origin: addresses.site,
    build,
    pages: join(data, 'site'),
    lake,
    async restartSite() {
      await site.stop()
      site = (await startSite(settings, build)).child
    },
    async stop() {
      await site.stop()
      await backend.stop()
      rmSync(data, {recursive: true, force: true})
    },
  }
}
