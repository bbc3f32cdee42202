import type {QueryClient} from '@tanstack/react-query'
import {notFoundPath} from '@upline/domain/content/own-paths.ts'
import {redirectTargets} from '../content/redirects.ts'
import {env} from '../lib/env.ts'
import {contentPath} from './content-path.ts'
import {createMovedTo} from './moved-to.ts'
import {pageOptions} from './queries.ts'

/** Follows a redirect from the address of a page with a query, such as `/?p=12`: hosts ignore queries. */
export async function followOldAddress(
  client: QueryClient,
  location: Pick<Location, 'pathname' | 'search' | 'hash' | 'replace'>,
) {
  const {result} = await client.ensureQueryData(pageOptions(notFoundPath))
  if (result?._type !== 'notFoundPage') return
  const movedTo = createMovedTo(redirectTargets(result.redirects, env.siteUrl), () => true)
  const to = movedTo(contentPath(location.pathname), location)
  if (to !== undefined) location.replace(to)
}
