import type {SanityClient} from '@sanity/client'
import type {NewsQueryResult} from '@upline/web/content/sanity.types.generated.ts'
import {resolveContent} from '@upline/web/content/tokens.ts'
import {newsQuery} from '@upline/web/sections/news-list/news-list.groq.ts'
import {newsAspects} from '@upline/web/sections/news-list/picture-aspects.ts'
import type {AssetCopies} from '../assets/asset-copies.ts'
import type {SiteFolder} from '../hosting/site-folder.ts'
import {fetchTagged, toJson} from '../pages/fetch.ts'
import type {PageRow} from '../pages/page-list.ts'
import type {SharedState} from '../pages/shared-state.ts'
import type {RenderFailure} from '../report.ts'
import {calendarFiles, calendarQuery} from './calendar.ts'
import {feedFile, feedQuery, newsFeed} from './news-feed.ts'
import {robots, sitemap} from './site-files.ts'

type Needs = {
  lake: SanityClient
  folder: SiteFolder
  copies: AssetCopies
  /** Address of the site, without a path. */
  origin: string
}

/**
 * Writes the lists of pages and events for search engines, the site's search, feed readers and calendar programs. In `_content` their
 * names begin with `_`, which no path of a page does.
 */
export class ListWriter {
  readonly #needs: Needs
  #calendarFiles = new Set<string>()

  constructor(needs: Needs) {
    this.#needs = needs
  }

  /**
   * `rows` are the pages that have a file, `texts` what the search knows of each path. Returns what is left out of a list. Rejects when the
   * lake does not answer.
   */
  async write(
    shared: SharedState,
    rows: readonly PageRow[],
    texts: ReadonlyMap<string, string>,
  ): Promise<RenderFailure[]> {
    const listed = rows.filter(({noIndex}) => !noIndex).sort((a, b) => (a.path < b.path ? -1 : 1))
    await this.#writePages(listed)
    await this.#writeSearch(shared, listed, texts)
    await this.#writeNews()
    return [...(await this.#writeFeed(shared)), ...(await this.#writeCalendar(shared))]
  }

  async #writePages(listed: readonly PageRow[]): Promise<void> {
    const {folder, origin} = this.#needs
    await folder.put('sitemap.xml', sitemap(origin, listed))
    await folder.put('robots.txt', robots(origin))
    const paths = listed.map(({path, title, updatedAt, noIndex}) => ({
      path,
      title,
      _updatedAt: updatedAt,
      noIndex,
    }))
    await folder.put('_content/_paths.json', JSON.stringify({result: paths}))
  }

  async #writeSearch(
    {data: {navigation}}: SharedState,
    listed: readonly PageRow[],
    texts: ReadonlyMap<string, string>,
  ): Promise<void> {
    const found = listed.filter(({path}) => path !== navigation?.searchPath)
    const pages = found.flatMap(({path}) => texts.get(path) || [])
    await this.#needs.folder.put('_content/_search.json', `{"pages":[${pages.join(',\n')}]}`)
  }

  async #writeNews(): Promise<void> {
    const {lake, folder, copies} = this.#needs
    const {result} = await fetchTagged<NewsQueryResult>(lake, newsQuery, {})
    copies.need(result, newsAspects)
    await folder.put('_content/_news.json', `{"result":${toJson(result)}}`)
  }

  async #writeFeed({data: {settings, choices, facts}}: SharedState): Promise<RenderFailure[]> {
    const {lake, folder, origin} = this.#needs
    const {result} = await fetchTagged<unknown[]>(lake, feedQuery)
    const title = settings?.organizationName ?? ''
    const description = settings?.defaultSeo?.description ?? ''
    const channel = {origin, title, description, choices}
    const {xml, failures} = newsFeed(channel, resolveContent(result, facts))
    await folder.put(feedFile, xml)
    return failures
  }

  async #writeCalendar({data: {settings, facts}}: SharedState): Promise<RenderFailure[]> {
    const {lake, folder, origin} = this.#needs
    const {result} = await fetchTagged<unknown[]>(lake, calendarQuery)
    const name = settings?.organizationName ?? ''
    const {files, failures} = calendarFiles(origin, name, resolveContent(result, facts))
    for (const file of this.#calendarFiles) if (!files.has(file)) await folder.remove(file)
    for (const [file, text] of files) await folder.put(file, text)
    this.#calendarFiles = new Set(files.keys())
    return failures
  }
}
