import type {QueryClient} from '@tanstack/react-query'
import {notFoundPath} from '@upline/domain/content/own-paths.ts'
import {todayIn} from '@upline/domain/dates/zoned-time.ts'
import {now} from '../content/clock.ts'
import {type Answer, contentOptions, source} from '../content/content-query.ts'
import type {PageQueryResult} from '../content/sanity.types.generated.ts'
import type {SiteContent} from '../content/types.ts'
import {sitePath, snapshotPath} from './content-path.ts'

/** The data a page is prerendered from. `renderedAt` is in milliseconds since 1970. */
export type PageState = {renderedAt: number; site: Answer<SiteContent>; page: Answer<PageQueryResult>}

/** Settings, menus, labels and facts, which all pages share. */
export const siteOptions = contentOptions<SiteContent>({
  queryKey: ['site'],
  copy: sitePath,
  source: async () => {
    const [{siteQuery}, {siteInForce}] = await Promise.all([
      import('../content/site.groq.ts'),
      import('../content/site-in-force.ts'),
    ])
    return source(siteQuery, {}, (result) => siteInForce(result, todayIn(result.settings?.timeZone, now())))
  },
})

/** The content at a path, or that of the 404 page. A host answers with the latter at any path, so `copied` is the path of the document. */
export const pageOptions = (path: string, copied = path) =>
  contentOptions<PageQueryResult>({
    queryKey: ['page', path],
    copy: snapshotPath(copied),
    otherwise: snapshotPath(notFoundPath),
    source: async () => {
      const [{pageQuery}, {contentInForce}] = await Promise.all([
        import('./page.groq.ts'),
        import('@upline/domain/periods/in-force.ts'),
      ])
      return source(pageQuery, {path}, (result, client) => contentInForce(result, siteToday(client)))
    },
  })

export const siteToday = (client: QueryClient): string => todayIn(siteTimeZone(client), now())

/** Returns the time zone of the site's settings, unchecked. */
export function siteTimeZone(client: QueryClient): unknown {
  return client.getQueryData<Answer<SiteContent>>(siteOptions.queryKey)?.result.settings?.timeZone
}
