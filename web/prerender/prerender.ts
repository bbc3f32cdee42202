/**
 * Writes the whole site as static files: `node web/prerender/prerender.ts --dist <build> --out <folder>`.
 * The folder then holds what a static host serves: pages, their data, and the files of the browser build.
 */
import {cpSync, rmSync} from 'node:fs'
import {parseArgs} from 'node:util'
import {readBuild} from './build.ts'
import {createLake} from './lake.ts'
import {Site} from './site.ts'
import {SiteFolder} from './site-folder.ts'

const {values} = parseArgs({
  options: {dist: {type: 'string', default: 'web/dist'}, out: {type: 'string', default: 'web/dist/site'}},
})

const build = await readBuild(values.dist)
rmSync(values.out, {recursive: true, force: true})
const site = new Site(build, createLake(build), new SiteFolder(values.out))
const {pages, failures} = await site.drawAll()
for (const failure of failures) console.error(failure)
if (failures.length > 0) process.exit(1)
const images = await site.socialImages.drawAll()
cpSync(build.clientFolder, values.out, {
  recursive: true,
  filter: (source) => !/[\\/](index\.html|manifest\.json)$/.test(source),
})
console.log(`${pages} pages and ${images} pictures for shared links written to ${values.out}`)
