import {existsSync} from 'node:fs'
import {join} from 'node:path'
import {builtConfigFile, hostingOf, readHosting} from '@upline/prerender/hosting/hosting.ts'
import {createStaticHandler} from '@upline/prerender/hosting/static-handler.ts'
import {createStaticServer} from '@upline/prerender/hosting/static-server.ts'
import {root} from '../bootstrap/root.mjs'
import {UserError} from '../bootstrap/user-error.mjs'
import {onShutdown} from '../process/shutdown.ts'
import {checkPort} from '../product/ports.ts'
import {readSettings} from '../product/settings.ts'

/** `npm run preview`: serves the site that `npm run build` wrote, as the static host does. */
export default async function preview(): Promise<number> {
  const folder = join(root, 'web/dist/site')
  if (!existsSync(join(folder, 'index.html'))) {
    throw new UserError('There is no built site yet: run `npm run build` first.')
  }
  const {ports} = readSettings(process.env, root)
  await checkPort('site', ports.site)
  onShutdown(() => process.exit(0))
  createStaticServer(
    createStaticHandler({folder, hosting: hostingOf(readHosting(builtConfigFile(folder)))}),
  ).listen(ports.site, 'localhost', () =>
    console.log(`The built site is at http://localhost:${ports.site}; Ctrl-C stops it.`),
  )
  return 0
}
