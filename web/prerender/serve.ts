/**
 * Serves the site in its production form on this machine and draws it again when content is published:
 * `node web/prerender/serve.ts --port 5173 --dist <build> --out <folder>`. Prints `ready <address>` once it listens.
 * Ends with a sentence when the port is taken or the lake does not answer.
 */
import {createServer} from 'node:http'
import {parseArgs} from 'node:util'
import {readBuild} from './build.ts'
import {createHandler} from './handler.ts'
import {createLake} from './lake.ts'
import {renderOnPublish} from './render-on-publish.ts'
import {type Drawing, Site} from './site.ts'
import {SiteFolder} from './site-folder.ts'

const {values} = parseArgs({
  options: {
    port: {type: 'string', default: '5173'},
    dist: {type: 'string', default: 'web/dist'},
    out: {type: 'string', default: '.local/site'},
  },
})
const port = Number(values.port)

const build = await readBuild(values.dist)
const lake = createLake(build)
const site = new Site(build, lake, new SiteFolder(values.out))
const report = ({pages, failures}: Drawing) => {
  for (const failure of failures) console.error(failure)
  if (pages > 0) console.log(`${pages} pages drawn`)
}

try {
  report(await site.drawAll())
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error)
  console.error(`The site could not be drawn from the content lake: ${reason}`)
  process.exit(1)
}
renderOnPublish(lake, site, report)

const handler = createHandler({
  pages: values.out,
  client: build.clientFolder,
  studioUrl: build.renderer.env.studioUrl,
  drawPicture: (file) => site.socialImages.draw(file),
})
const server = createServer(handler)
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
