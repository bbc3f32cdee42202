/**
 * Writes the whole site as static files: `node prerender/src/build.ts --dist <build> --out <folder> --copies <folder>`.
 * A static host serves that folder. Next to it are `firebase.json`, the configuration for the deployment, and `render-report.json`, the
 * report on failed pages and sections. The exit code is 1 only if the home page or the 404 page failed. The folder of copies keeps
 * pictures for the next build.
 */
import {rmSync} from 'node:fs'
import {resolve} from 'node:path'
import {parseArgs} from 'node:util'
import {defaultTimeZone, isTimeZone, momentOf, todayIn} from '@upline/domain/dates/zoned-time.ts'
import {readBuild} from './files/read-build.ts'
import {describe, isFatal, reportFile, writeReport} from './files/report.ts'
import {SiteFolder} from './files/site-folder.ts'
import {contentSecurityPolicy} from './hosting/content-security-policy.ts'
import {readHosting, withBuild, writeBuiltConfig} from './hosting/hosting.ts'
import {createLakeClient, lakeFailure, withRetries} from './lake/lake-client.ts'
import {Site} from './site/site.ts'

const {values} = parseArgs({
  options: {
    dist: {type: 'string', default: 'web/dist'},
    out: {type: 'string', default: 'web/dist/site'},
    copies: {type: 'string', default: '.local/copies'},
  },
})

const build = await readBuild(values.dist)
const {env, earlyPresses} = build.renderer
// A page that an earlier build left is not deployed again.
rmSync(values.out, {recursive: true, force: true})
const folder = new SiteFolder(values.out)
folder.addClient(build.clientFolder)
const lake = createLakeClient(build)
const start = await withRetries(startOfDay).catch(endWith)
// Pages contain the time of rendering. With the same time all day, the bytes of a page change with its content only.
const site = new Site(build, lake, folder, () => start)
const {pages} = await withRetries(() => site.renderAll()).catch(endWith)
const assets = await site.copies.copyAll(resolve(values.copies))
const images = await site.socialImages.renderAll()
const problems = [...site.problems, ...assets.failures, ...images.failures]
writeReport(folder.path, problems)
const policy = contentSecurityPolicy(env, earlyPresses)
writeBuiltConfig(folder.path, withBuild(readHosting(), policy, site.redirects))
for (const problem of problems) console.error(describe(problem))
if (problems.some(isFatal)) process.exit(1)
console.log(
  `${pages} pages, ${assets.copies} copies of pictures and files, ${images.pictures} pictures for shared links written to ${values.out}`,
)
const nextChange = await site.nextChange()
if (nextChange)
  console.log(`On ${nextChange} a rule or figure begins or ends: build again then, or every day.`)
if (problems.length > 0) {
  console.log(
    `${problems.length} content problems; the affected parts were left out. See ${reportFile(folder.path)}`,
  )
}

/** Returns the first moment of the date in the organization's time zone, or the present one if clocks skip it. */
async function startOfDay(): Promise<Date> {
  const chosen: unknown = await lake.fetch('*[_id == "siteSettings"][0].timeZone')
  const zone = isTimeZone(chosen) ? chosen : defaultTimeZone
  return new Date(momentOf(zone, {date: todayIn(zone), time: '00:00'}) ?? Date.now())
}

function endWith(error: unknown): never {
  console.error(lakeFailure(error))
  process.exit(1)
}
