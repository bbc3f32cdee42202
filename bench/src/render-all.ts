/** Renders the whole site into a folder, in a process of its own, and prints time and memory: `render-all.ts <build> <folder>`. */
import {readBuild} from '../../web/prerender/build.ts'
import {createLake} from '../../web/prerender/lake.ts'
import {Site} from '../../web/prerender/site.ts'
import {SiteFolder} from '../../web/prerender/site-folder.ts'

const [build = '', folder = ''] = process.argv.slice(2)
const read = await readBuild(build)
const site = new Site(read, createLake(read), new SiteFolder(folder))
const start = performance.now()
const {pages, failures} = await site.drawAll()
const ms = (performance.now() - start) / pages
for (const failure of failures) console.error(failure)
console.log(JSON.stringify({ms, pages, mib: process.resourceUsage().maxRSS / 1024}))
process.exit(failures.length > 0 ? 1 : 0)
