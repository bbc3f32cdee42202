/** `render-all.ts <build> <folder>`: renders the whole site into a folder and prints time and memory. */

import {readBuild} from '@upline/prerender/files/read-build.ts'
import {SiteFolder} from '@upline/prerender/files/site-folder.ts'
import {createLakeClient} from '@upline/prerender/lake/lake-client.ts'
import {Site} from '@upline/prerender/site/site.ts'

const [build = '', folder = ''] = process.argv.slice(2)
const read = await readBuild(build)
const site = new Site(read, createLakeClient(read), new SiteFolder(folder))
const start = performance.now()
const {pages, failures} = await site.renderAll()
const ms = (performance.now() - start) / pages
for (const failure of failures) console.error(failure)
console.log(JSON.stringify({ms, pages, mib: process.resourceUsage().maxRSS / 1024}))
process.exit(failures.length > 0 ? 1 : 0)
