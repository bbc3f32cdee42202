import type {NewsQueryResult} from '@upline/web/content/sanity.types.generated'
import {resolveContent} from '@upline/web/content/tokens'
import {stringify, type TaggedAnswer} from './answers.ts'
import {feedFile, newsFeed} from './news-feed.ts'
import type {PageRow} from './page-list.ts'
import type {RenderFailure} from './render-report.ts'
import type {SharedState} from './shared-state.ts'
import {robots, sitemap} from './site-files.ts'
import type {SiteFolder} from './site-folder.ts'

export type ListSources = {
  /** Address of the site, without a path. */
  origin: string
  site: SharedState
  /** Pages that are rendered. */
  rows: readonly PageRow[]
  /** The answer to the feed's query. */
  articles: readonly unknown[]
  news: TaggedAnswer<NewsQueryResult>
}

/** Writes what lists pages for search engines, feed readers, and visits that do not ask the CMS. Returns what cannot stand in it. */
export async function writeLists(
  folder: SiteFolder,
  {origin, site, rows, articles, news}: ListSources,
): Promise<RenderFailure[]> {
  const listed = rows.filter(({noIndex}) => !noIndex).sort((a, b) => (a.path < b.path ? -1 : 1))
  await folder.put('sitemap.xml', sitemap(origin, listed))
  await folder.put('robots.txt', robots(origin))
  const paths = listed.map(({path, title, updatedAt, noIndex}) => ({
    path,
    title,
    _updatedAt: updatedAt,
    noIndex,
  }))
  await folder.put('_content/paths.json', JSON.stringify({result: paths}))
  await folder.put('_content/news.json', stringify(news))
  const {settings, choices} = site.data
  const title = settings?.organizationName ?? ''
  const description = settings?.defaultSeo?.description ?? ''
  const {xml, failures} = newsFeed(
    {origin, title, description, choices},
    resolveContent(articles, site.data.facts),
  )
  await folder.put(feedFile, xml)
  return failures
}
