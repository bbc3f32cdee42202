import {join} from 'node:path'
import {root} from '@upline/scripts/bootstrap/root.mjs'
import {build, type Rolldown} from 'vite'

export type SiteChunk = Rolldown.OutputChunk

/** The scripts of the site's production build, made in memory with settings that lead nowhere. */
export async function buildSiteChunks(): Promise<SiteChunk[]> {
  Object.assign(process.env, {
    NODE_ENV: 'production',
    VITE_SITE_URL: 'https://site.example',
    VITE_SANITY_PROJECT_ID: 'budget',
    VITE_SANITY_DATASET: 'production',
  })
  const configFile = join(root, 'vite.config.ts')
  const result = await build({configFile, mode: 'production', logLevel: 'error', build: {write: false}})
  return [result]
    .flat()
    .flatMap((each) => ('output' in each ? each.output : []))
    .filter((file) => file.type === 'chunk')
}
