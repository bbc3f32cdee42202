/**
 * Puts the redirects of a rendered site into firebase.json: `node prerender/src/write-redirects.ts --dist <build>`. They are those of
 * the content that was built, so the file is written anew with each build.
 */
import {readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {parseArgs} from 'node:util'
import type {HostRedirect} from './hosting.ts'
import {redirectsFile} from './redirects.ts'

/** The text of firebase.json with these redirects; the rest stays as it was written. Throws where there is no place for them. */
export function withHostRedirects(config: string, redirects: readonly HostRedirect[]): string {
  const place = /("redirects":\s*)\[[^\]]*\]/
  if (!place.test(config))
    throw new Error('firebase.json has no hosting.redirects: put "redirects": [] back.')
  const list = JSON.stringify(redirects, null, 2).replaceAll('\n', '\n    ')
  return config.replace(place, (_, key: string) => key + list)
}

if (import.meta.main) {
  const {values} = parseArgs({options: {dist: {type: 'string', default: 'web/dist'}}})
  const file = join(import.meta.dirname, '../../firebase.json')
  const redirects: HostRedirect[] = JSON.parse(readFileSync(redirectsFile(join(values.dist, 'site')), 'utf8'))
  writeFileSync(file, withHostRedirects(readFileSync(file, 'utf8'), redirects))
}
