import {resolve} from 'node:path'
import {UserError} from '../bootstrap/user-error.mjs'
import {script} from '../process/command.ts'
import {datasetArguments} from './content-check.ts'

/** `npm run redirects -- check FILE`: tells where each address of an old site ends. FILE is a sitemap, its index, or has one address a line. */
export default async function redirects([action, file, ...rest]: string[]): Promise<number> {
  if (action !== 'check' || !file || rest.length > 0)
    throw new UserError('Name a sitemap or a list of addresses: npm run redirects -- check sitemap.xml')
  return script('prerender/src/check-redirects.ts')([...(await datasetArguments()), resolve(file)])
}
