import {join} from 'node:path'
import {dataFolder} from '../bootstrap/data-folder.mjs'
import {root} from '../bootstrap/root.mjs'
import {buildSite} from '../product/build.ts'
import {hostedSettings} from './example-settings.ts'

/** Builds the site for a deployment, once for all checks, tests and journeys. Returns its folder. */
export async function buildHostedSite(): Promise<string> {
  const data = dataFolder(process.env, root)
  const target = join(data, 'build/hosted')
  await buildSite(target, hostedSettings, join(data, 'test-logs'))
  return target
}
