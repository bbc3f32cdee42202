/**
 * Writes the whole site as static files: `node prerender/src/prerender.ts --dist <build> --out <folder> --copies <folder>`.
 * The folder then holds what a static host serves: pages, their data, and the files of the browser build. What fails is named and
 * stays as an earlier run left it, and is listed in `render-report.json` beside the folder; the exit code is 1 only when the first page
 * or the 404 page is among it. The folder of copies keeps pictures from one run to the next.
 */
import {writeFileSync} from 'node:fs'
import {resolve} from 'node:path'
import {parseArgs} from 'node:util'
import {readBuild} from './build.ts'
import {copyClientFiles} from './client-files.ts'
import {deployedSite} from './deployed-site.ts'
import {createLakeClient, lakeFailure, withRetries} from './lake-client.ts'
import {reportFile, writeReport} from './problems.ts'
import {redirectsFile} from './redirects.ts'
import {isFatal, RenderFailure} from './render-report.ts'
import {SiteFolder} from './site-folder.ts'
import {SiteRenderer} from './site-renderer.ts'

const {values} = parseArgs({
  options: {
    dist: {type: 'string', default: 'web/dist'},
    out: {type: 'string', default: 'web/dist/site'},
    copies: {type: 'string', default: '.local/copies'},
  },
})

const build = await readBuild(values.dist)
const folder = new SiteFolder(values.out)
copyClientFiles(build, folder)
// A machine that renders for the first time has the last good values from there.
const deployed = deployedSite(build.renderer.env.siteUrl)
const site = new SiteRenderer(build, createLakeClient(build), folder, deployed)
const {pages} = await withRetries(() => site.renderAll()).catch((error: unknown) => {
  console.error(lakeFailure(error))
  process.exit(1)
})
const assets = await site.copies.copyAll(resolve(values.copies))
// Pages with an asset that could not be had show it from the CMS.
if (assets.failures.length > 0) {
  await site.refresh('everything')
  while (await site.renderNext());
}
const images = await site.socialImages.renderAll()
const pictures = images.failures.map(
  (cause) => new RenderFailure('pictures for shared links', 'A picture could not be rendered', cause),
)
const problems = [...site.problems, ...assets.failures, ...pictures]
writeReport(folder.path, problems)
writeFileSync(redirectsFile(folder.path), JSON.stringify(site.redirects))
for (const problem of problems) console.error(problem.describe())
if (!site.hasHome) console.error('The content has no page at the path /: a site needs one.')
if (problems.some(isFatal) || !site.hasHome) process.exit(1)
console.log(
  `${pages} pages, ${assets.copies} copies of pictures and files, ${images.pictures} pictures for shared links written to ${values.out}`,
)
if (site.nextChange) {
  console.log(`On ${site.nextChange} a rule or figure begins or ends: build again then, or every day.`)
}
if (problems.length > 0) {
  console.log(
    `${problems.length} problems of the content: what they concern was left out, or is as it last was. See ${reportFile(folder.path)}`,
  )
}
