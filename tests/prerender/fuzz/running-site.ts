import {join} from 'node:path'
import {reportPath} from '../../../prerender/src/problems.ts'
import {root} from '../../../scripts/bootstrap/root.mjs'
import {startChild} from '../../../scripts/process/child.ts'

/** The site as a process of its own, which follows the lake that its build names. */
export async function startSite(build: string, port: number) {
  const site = `http://localhost:${port}`
  const child = startChild({
    args: [
      join(root, 'prerender/src/serve.ts'),
      ...['--port', String(port), '--dist', build, '--out', join(build, 'served')],
    ],
    log: join(build, 'site.log'),
  })
  if (!(await child.line(/^ready /)))
    throw new Error(`The site did not start: ${JSON.stringify(await child.exited)}`)
  const read = async (path: string) => (await fetch(site + path)).text()
  return {
    read,
    /** Messages of all that is wrong, as the Studio reads them. */
    problems: async (): Promise<{message: string}[]> => JSON.parse(await read(reportPath)).problems,
  }
}
