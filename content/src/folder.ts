import {existsSync} from 'node:fs'
import {join} from 'node:path'

/** The folder of the sample, which tests render. */
export const sampleFolder = join(import.meta.dirname, '..')

/** The folder of an organization's own content, which `npm run new-site` makes. */
export const siteFolder = join(sampleFolder, 'site')

/** Returns the folder whose content an empty lake gets: `LOCAL_CONTENT`, the organization's own if there is one, or the sample. */
export function contentFolder(env: Record<string, string | undefined> = process.env): string {
  if (env.LOCAL_CONTENT) return env.LOCAL_CONTENT
  return existsSync(join(siteFolder, 'documents')) ? siteFolder : sampleFolder
}
