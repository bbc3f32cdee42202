import type {SanityClient} from '@sanity/client'
import {robotsPath, sitemapPath} from '@upline/domain/content/own-paths.ts'
import type {NewsQueryResult} from '@upline/web/content/sanity.types.generated.ts'
import {resolveContent} from '@upline/web/content/tokens.ts'
import type {SearchPage} from '@upline/web/search/search-index.ts'
import {newsQuery} from '@upline/web/sections/news-list/news-list.groq.ts'
import {newsAspects} from '@upline/web/sections/news-list/picture-aspects.ts'
import type {RenderProblem} from '../files/report.ts'
import type {SiteFiles} from '../files/site-folder.ts'
import {fetchTagged, toJson} from '../lake/fetch.ts'
import type {PageRow} from '../lake/page-list.ts'
import type {SharedState} from '../lake/shared-state.ts'
import type {AssetCopies} from '../render/asset-copies.ts'
import type {Page} from '../render/rendered-pages.ts'
import {calendarFiles, calendarQuery} from './calendar.ts'
import {feedFile, feedQuery, newsFeed} from './news-feed.ts'
import {escapeXml} from './xml.ts'

type Lists = {
  lake: SanityClient
  folder: SiteFiles
  copies: AssetCopies
  origin: string
  shared: Pick<SharedState, 'data' | 'today'>
  /** The pages that have a file. */
  rows: readonly PageRow[]
  pages: ReadonlyMap<string, Pick<Page, 'search'>>
}

/** Writes the lists of pages and events, and returns what they leave out. No path of a page begins with `_`, as their names do. */
export async function writeLists(lists: Lists): Promise<RenderProblem[]> {
  const {lake, folder, copies, origin, shared, rows, pages} = lists
  const {settings, navigation, choices, facts} = shared.data
  const [news, articles, events] = await Promise.all([
    fetchTagged<NewsQueryResult>(lake, newsQuery),
    fetchTagged<unknown[]>(lake, feedQuery),
    fetchTagged<unknown[]>(lake, calendarQuery),
  ])
  copies.need(news.result, newsAspects)
  const listed = rows.filter(({noIndex}) => !noIndex).sort((a, b) => (a.path < b.path ? -1 : 1))
  const paths = listed.map(({path, title}) => ({path, title}))
  const searchPage: SearchPage[] = JSON.parse(`[${pages.get(navigation?.searchPath ?? '')?.search ?? ''}]`)
  const synonyms = searchPage[0]?.synonyms ?? []
  const searched = listed.filter(({path}) => path !== navigation?.searchPath)
  const title = settings?.organizationName ?? ''
  const channel = {
    origin,
    title,
    description: settings?.defaultSeo?.description ?? '',
    choices,
    timeZone: settings?.timeZone,
    listed: new Set(listed.map(({path}) => path)),
  }
  const feed = newsFeed(channel, resolveContent(articles.result, facts), shared.today)
  const calendar = calendarFiles(origin, title, resolveContent(events.result, facts))
  const files = {
    [sitemapPath.slice(1)]: sitemap(origin, listed),
    [robotsPath.slice(1)]: `User-agent: *\nAllow: /\n\nSitemap: ${origin}${sitemapPath}\n`,
    '_content/_paths.json': JSON.stringify({result: paths}),
    '_content/_search.json': `{"pages":[${searched.flatMap(({path}) => pages.get(path)?.search || []).join(',\n')}],"synonyms":${toJson(synonyms)}}`,
    '_content/_news.json': `{"result":${toJson(news.result)}}`,
    [feedFile]: feed.xml,
    ...Object.fromEntries(calendar.files),
  }
  for (const [name, text] of Object.entries(files)) await folder.put(name, text)
  // A page may be in the same folder.
  for (const name of folder.written('calendar/')) {
    if (name.endsWith('.ics') && !calendar.files.has(name)) await folder.remove(name)
  }
  return [...feed.failures, ...calendar.failures]
}

function sitemap(origin: string, pages: readonly PageRow[]): string {
  const urls = pages.map(
    ({path, updatedAt}) =>
      `<url><loc>${escapeXml(origin + path)}</loc><lastmod>${escapeXml(updatedAt)}</lastmod></url>\n`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`
}
