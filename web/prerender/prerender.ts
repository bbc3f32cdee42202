/**
 * Writes the whole site as static files: `node web/prerender/prerender.ts --dist <build> --out <folder>`.
 * The folder then holds what a static host serves: pages, their data, and the files of the browser build.
 */
import {cpSync, rmSync} from 'node:fs'
import {parseArgs} from 'node:util'
import {readBuild} from './build.ts'
import {createLake} from './lake.ts'
import {renderSite} from './render-site.ts'
import {writeSite} from './write-site.ts'

const {values} = parseArgs({
  options: {dist: {type: 'string', default: 'web/dist'}, out: {type: 'string', default: 'web/dist/site'}},
})

const build = await readBuild(values.dist)
const {files, failures} = await renderSite(build, createLake(build))
for (const failure of failures) console.error(failure)
if (failures.length > 0) process.exit(1)
rmSync(values.out, {recursive: true, force: true})
writeSite(values.out, files)
cpSync(build.clientFolder, values.out, {
  recursive: true,
  filter: (source) => !/[\\/](index\.html|manifest\.json)$/.test(source),
})
console.log(`${files.size} files written to ${values.out}`)
