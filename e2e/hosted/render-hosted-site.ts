/**
 * `node e2e/hosted/render-hosted-site.ts --backend <address> --out <folder>`: renders the site with hosted settings. Content and images come
 * from the lake at `backend`, with the asset addresses of Sanity. Images keep their original size, because resizing takes minutes.
 */

import {rmSync} from 'node:fs'
import {parseArgs} from 'node:util'
import {createClient, type SanityClient} from '@sanity/client'
import {readBuild} from '@upline/prerender/files/read-build.ts'
import {SiteFolder} from '@upline/prerender/files/site-folder.ts'
import {Site} from '@upline/prerender/site/site.ts'
import {buildHostedSite} from '@upline/scripts/checks/hosted-site.ts'
import {temporaryFolder} from '@upline/testing/temporary-folder.ts'

const {values} = parseArgs({options: {backend: {type: 'string'}, out: {type: 'string'}}})
const {backend, out} = values
if (!backend || !out) throw new Error('Give --backend and --out')
const build = await readBuild(await buildHostedSite())
const {projectId, dataset, apiVersion} = build.renderer.env.sanity
/** The beginnings of asset addresses: in the lake, and on hosted Sanity. */
const bases = ['images', 'files'].map((kind) => ({
  local: `${backend}/${kind}/local/production/`,
  hosted: `https://cdn.sanity.io/${kind}/${projectId}/${dataset}/`,
}))

const folder = new SiteFolder(out)
folder.addClient(build.clientFolder)
const site = new Site(build, hostedLake(), folder)
const {failures} = await site.renderAll()
const cache = temporaryFolder()
const fetchAsset = globalThis.fetch
globalThis.fetch = (address, options) => {
  const [path = ''] = String(address).split('?')
  const base = bases.find(({hosted}) => path.startsWith(hosted))
  return fetchAsset(base ? path.replace(base.hosted, base.local) : path, options)
}
const copies = await site.copies.copyAll(cache)
rmSync(cache, {recursive: true})
for (const failure of [...failures, ...copies.failures]) {
  console.error(failure)
  process.exitCode = 1
}

/** A client as a deployment has it, whose queries the lake answers. */
function hostedLake(): SanityClient {
  const common = {apiVersion, useCdn: false, perspective: 'published'} as const
  const local = createClient({
    ...common,
    projectId: 'local',
    dataset: 'production',
    apiHost: backend ?? '',
    useProjectHostname: false,
  })
  const hosted = createClient({...common, projectId, dataset})
  const request: SanityClient['request'] = async (query) => {
    let json = JSON.stringify(await local.request({...query, uri: undefined, url: '/data/query/production'}))
    for (const base of bases) json = json.replaceAll(base.local, base.hosted)
    return JSON.parse(json)
  }
  return Object.assign(hosted, {request})
}
