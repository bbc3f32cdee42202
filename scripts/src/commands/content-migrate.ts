import {root} from '../bootstrap/root.mjs'
import {readHostedSettings} from '../deploy/hosted-settings.ts'
import {isLocal} from '../doctor/check-settings.ts'
import {findProduct} from '../product/running-product.ts'
import {readSettings, type Settings} from '../product/settings.ts'
import sanity from './sanity.ts'

const redirect = new URL('../../../lake/src/run/redirect.ts', import.meta.url).href

/**
 * `npm run content:migrate -- <id> [--no-dry-run]`: runs a migration of `studio/migrations` with the Sanity CLI, on the running lake or on the
 * hosted project of `.env`.
 */
export default async function contentMigrate(args: string[]): Promise<number> {
  const site = readHostedSettings()
  const env = isLocal(site) ? await lakeEnvironment(readSettings(process.env, root)) : site
  return sanity(['migrations', 'run', ...args], env)
}

/** Returns variables with which the CLI reaches the lake under the names of hosted Sanity. The lake accepts any token. */
async function lakeEnvironment(settings: Settings): Promise<Record<string, string>> {
  const {backend} = await findProduct(settings)
  console.log(`Migrating the content in ${settings.data}, at ${backend}`)
  return {
    SANITY_AUTH_TOKEN: 'local',
    UPLINE_LAKE_RUN: `${new URL(backend).port} local`,
    NODE_OPTIONS: `--import ${redirect}`,
  }
}
