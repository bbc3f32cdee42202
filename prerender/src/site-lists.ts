import type {SanityClient} from '@sanity/client'
import type {NewsQueryResult} from '@upline/web/content/sanity.types.generated.ts'
import {resolveContent} from '@upline/web/content/tokens.ts'
import {fetchNews, fetchRows, isTouched, stringify, type TaggedAnswer, type Touched} from './answers.ts'
import type {AssetCopies} from './asset-copies.ts'
import {calendarFile, calendarFiles, calendarQuery} from './calendar.ts'
import {feedFile, feedQuery, newsFeed} from './news-feed.ts'
import type {PageRow} from './page-list.ts'
import type {Problems} from './problems.ts'
import type {SharedState} from './shared-state.ts'
import {robots, sitemap} from './site-files.ts'
import type {SiteFolder} from './site-folder.ts'

type Needs = {
  lake: SanityClient
  folder: SiteFolder
  copies: AssetCopies
  problems: Problems
  /** Address of the site, without a path. */
  origin: string
}

/** What lists pages and events for search engines, feed readers, calendar programs, and visits that do not ask the CMS. */
export class SiteLists {
  readonly #needs: Needs
  // Each is fetched when it is written: a page must not wait for it.
  #articles: TaggedAnswer<unknown[]> | undefined
  #news: TaggedAnswer<NewsQueryResult> | undefined
  #events: TaggedAnswer<unknown[]> | undefined
  /** Files for calendar programs. */
  #calendarFiles = new Set<string>()

  constructor(needs: Needs) {
    this.#needs = needs
  }

  /** Forgets what a publish touches. Returns whether anything has to be fetched and written again. */
  invalidate(touched: Touched): boolean {
    if (isTouched(this.#articles, touched)) this.#articles = undefined
    if (isTouched(this.#news, touched)) this.#news = undefined
    if (isTouched(this.#events, touched)) this.#events = undefined
    return !this.#articles || !this.#news || !this.#events
  }

  /** `rows` are the pages that are rendered; `newsAspects` those in which lists of news show pictures. Rejects when the lake does not answer. */
  async write(
    site: SharedState,
    rows: readonly PageRow[],
    newsAspects: ReadonlySet<number | undefined>,
  ): Promise<void> {
    await this.#writePages(rows)
    await this.#writeNews(newsAspects)
    await this.#writeFeed(site)
    await this.#writeCalendar(site)
  }

  async #writePages(rows: readonly PageRow[]): Promise<void> {
    const {folder, origin} = this.#needs
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
  }

  async #writeNews(aspects: ReadonlySet<number | undefined>): Promise<void> {
    const {lake, folder, copies} = this.#needs
    this.#news ??= copies.localize(await fetchNews(lake))
    copies.need(this.#news.result, [...aspects])
    await folder.put('_content/news.json', stringify(this.#news))
  }

  async #writeFeed({data: {settings, choices, facts}}: SharedState): Promise<void> {
    const {lake, folder, problems, origin} = this.#needs
    this.#articles ??= await fetchRows(lake, feedQuery)
    const title = settings?.organizationName ?? ''
    const description = settings?.defaultSeo?.description ?? ''
    const articles = resolveContent(this.#articles.result, facts)
    const {xml, failures} = newsFeed({origin, title, description, choices}, articles)
    problems.set(feedFile, failures)
    await folder.put(feedFile, xml)
  }

  async #writeCalendar({data: {settings, facts}}: SharedState): Promise<void> {
    const {lake, folder, problems, origin} = this.#needs
    this.#events ??= await fetchRows(lake, calendarQuery)
    const rows = resolveContent(this.#events.result, facts)
    const {files, failures} = calendarFiles(origin, settings?.organizationName ?? '', rows)
    problems.set(calendarFile, failures)
    for (const file of this.#calendarFiles) if (!files.has(file)) await folder.remove(file)
    for (const [file, text] of files) await folder.put(file, text)
    this.#calendarFiles = new Set(files.keys())
  }
}
