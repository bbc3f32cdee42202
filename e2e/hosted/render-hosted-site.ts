/**
 * `node e2e/hosted/render-hosted-site.ts --backend <address> --out <folder>`: the site as it is deployed, built with hosted settings, its
 * content and pictures from the lake at `backend`. Pictures keep the size of the original, as making all sizes takes minutes.
 */
import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {parseArgs} from 'node:util'
import {readBuild} from '@upline/prerender/build.ts'
import {copyClientFiles} from '@upline/prerender/client-files.ts'
import {SiteFolder} from '@upline/prerender/site-folder.ts'
import {SiteRenderer} from '@upline/prerender/site-renderer.ts'
import {buildHostedSite} from '@upline/scripts/checks/hosted-site.ts'
import {clientOf} from '@upline/testing/lake.ts'

const {values} = parseArgs({options: {backend: {type: 'string'}, out: {type: 'string'}}})
const {backend, out} = values
if (!backend || !out) throw new Error('Give --backend and --out')
const build = await readBuild(await buildHostedSite())
const folder = new SiteFolder(out)
copyClientFiles(build, folder)
const site = new SiteRenderer(
  build,
  clientOf(backend, {apiVersion: '2025-06-01', perspective: 'published'}),
  folder,
)
const {failures} = await site.renderAll()
const cache = mkdtempSync(join(tmpdir(), 'upline-hosted-copies-'))
const fetchAsset = globalThis.fetch
globalThis.fetch = (address, options) => fetchAsset(String(address).replace(/\?.*/, ''), options)
const copies = await site.copies.copyAll(cache)
rmSync(cache, {recursive: true})
for (const failure of [...failures, ...copies.failures]) {
  console.error(failure)
  process.exitCode = 1
}
