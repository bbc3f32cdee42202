/**
 * Serves the site in its production form on this machine and renders it again when content is published:
 * `node prerender/src/serve.ts --port 5173 --dist <build> --out <folder> --archive <file>`. Prints `ready <address>` once it listens.
 * Exits with a sentence when the port is taken or the lake does not answer.
 */
import {watchFile} from 'node:fs'
import {resolve} from 'node:path'
import {parseArgs} from 'node:util'
import {archivedPath} from '@upline/domain/content/own-paths.ts'
import {effectPath} from '@upline/domain/content/publish-effect.ts'
import {Archive, hostingName} from './archive/archive.ts'
import {followCauses} from './archive/causes.ts'
import {createPastPages} from './archive/past-pages.ts'
import type {HostingRecord} from './archive/wacz.ts'
import {findEffect} from './effect/effect.ts'
import {createEffectHandler} from './effect/effect-handler.ts'
import {readBuild} from './files/read-build.ts'
import {describe, type RenderProblem, reportJson, reportPath, writeReport} from './files/report.ts'
import {SiteFolder} from './files/site-folder.ts'
import {contentSecurityPolicy} from './hosting/content-security-policy.ts'
import {emptySite} from './hosting/empty-site.ts'
import {hostingOf, readHosting, withBuild} from './hosting/hosting.ts'
import {isFromInternet} from './hosting/is-from-internet.ts'
import {createStaticHandler} from './hosting/static-handler.ts'
import {createStaticServer} from './hosting/static-server.ts'
import {createLakeClient, lakeFailure, withRetries} from './lake/lake-client.ts'
import {renderOnPublish} from './site/render-on-publish.ts'
import {type RenderReport, Site} from './site/site.ts'

const {values} = parseArgs({
  options: {
    port: {type: 'string', default: '5173'},
    dist: {type: 'string', default: 'web/dist'},
    out: {type: 'string', default: '.local/site'},
    archive: {type: 'string', default: '.local/archive.db'},
  },
})
const port = Number(values.port)

const build = await readBuild(values.dist)
const lake = createLakeClient(build)
const archive = new Archive(resolve(values.archive))
const causes = followCauses(lake, archive)
const folder = new SiteFolder(resolve(values.out), archive, causes.ready)
folder.addClient(build.clientFolder)
const site = new Site(build, lake, folder)
const report = ({pages, failures}: RenderReport) => {
  for (const failure of failures) console.error(describe(failure))
  if (pages > 0) console.log(`${pages} pages rendered`)
  try {
    if (archive.isNew) {
      archive.begin({reason: 'a new archive'})
      folder.recordAll()
      archive.isNew = false
    }
    archive.put(hostingName, JSON.stringify(hostingRecord()))
    writeReport(folder.path, problems())
  } catch (error) {
    // A full disk: the site goes on with the files it has.
    console.error('The report on the site or its redirects could not be written.', error)
  }
  void site.copies.makeKept((file) => Boolean(archive.versionsOf(file).at(-1)?.content))
}

const problems = (): RenderProblem[] => [
  ...site.problems,
  ...archive.damage.map((message) => ({subject: 'archive', message, isRendered: true})),
]

const hostingRecord = (): HostingRecord => ({origin: build.renderer.env.siteUrl, redirects: site.redirects})

const {isPending} = await renderOnPublish(lake, site, {
  renderFirst: async () => report(await withRetries(() => site.renderAll())),
  arrive: causes.arrive,
  begin: () => causes.begin(site.isIdle),
  report,
  onEnd: (error) => {
    console.error('The connection to the content lake ended.', error)
    process.exit(1)
  },
}).catch((error: unknown) => {
  console.error(lakeFailure(error))
  process.exit(1)
})

watchFile(folder.path, {interval: 1000, persistent: false}, ({nlink}) => {
  if (nlink > 0) return
  console.error(`The folder ${folder.path} was deleted; the next start renders the site again.`)
  process.exit(1)
})

const {env, earlyPresses} = build.renderer
const config = withBuild(readHosting(), contentSecurityPolicy(env, earlyPresses), [])
const handler = createStaticHandler({
  folder: folder.path,
  hosting: hostingOf(config, () => site.redirects),
  emptySite: emptySite(env.studioUrl),
  prepare: async (path) => {
    await site.socialImages.render(path.slice(1))
    await site.copies.untilNeeded(path, isPending)
    await site.copies.copy(path)
  },
})
const handleEffect = createEffectHandler(env.studioUrl, (request) =>
  findEffect({site, lake, files: folder}, request),
)
const handlePast = createPastPages(archive, env.studioUrl)
const server = createStaticServer((request, response) => {
  if (isFromInternet(request)) return handler(request, response)
  if (request.url === effectPath) return void handleEffect(request, response)
  if (request.url?.startsWith(archivedPath('', ''))) return handlePast(request, response)
  if (request.url !== reportPath) return handler(request, response)
  // The Studio reads it from its own address.
  if (env.studioUrl) response.setHeader('access-control-allow-origin', env.studioUrl)
  response.setHeader('content-type', 'application/json; charset=utf-8')
  response.setHeader('cache-control', 'no-store')
  response.end(reportJson(problems()))
})
server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is taken. Stop the other program or choose another port with SITE_PORT.`
      : `The site's server stopped: ${error.message}`,
  )
  process.exit(1)
})
server.listen(port, 'localhost', () => console.log(`ready http://localhost:${port}`))

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0))
