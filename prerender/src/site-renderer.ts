import {ClientError, type SanityClient, ServerError} from '@sanity/client'
import type {NewsQueryResult} from '@upline/web/content/sanity.types.generated'
import type {PageState} from '@upline/web/entry-prerender'
import {
  fetchNews,
  fetchPage,
  fetchRows,
  fetchSite,
  isTouched,
  stringify,
  type TaggedAnswer,
  type Touched,
} from './answers.ts'
import {AssetCopies} from './asset-copies.ts'
import type {Build} from './build.ts'
import {assetBases} from './lake-client.ts'
import {feedFile, feedQuery} from './news-feed.ts'
import {createPageFiles, hashOf, type SharedState, shareState, snapshotFile} from './page-files.ts'
import {fetchPageList, type PageList, type PageRow} from './page-list.ts'
import {redirectTargets} from './redirects.ts'
import {type Fetched, RenderQueue} from './render-queue.ts'
import {notFoundPath, RenderFailure, type RenderReport} from './render-report.ts'
import {fileAt, pageFile, redirectDocument} from './site-files.ts'
import type {SiteFolder} from './site-folder.ts'
import {writeLists} from './site-lists.ts'
import {SocialImages} from './social-images.ts'

type PageAtPath = {
  syncTags: readonly string[]
  /** Revisions of the documents at the path when its answer was fetched. */
  revision: string
  /** Hash of all that the page was rendered from; empty when it has to be rendered whatever its answer is. */
  hash: string
}

type Fetch = Fetched<TaggedAnswer<PageState['page']['result']>>

/**
 * The site as files: every page that content has, its data as JSON beside it, the 404 page, redirects, sitemap and feed.
 * `refresh` finds what a publish touches, `renderNext` renders it piece by piece; so a publish never waits for the rest of an
 * earlier one. Calls must not overlap.
 */
export class SiteRenderer {
  readonly socialImages: SocialImages
  readonly copies: AssetCopies
  readonly #build: Build
  readonly #lake: SanityClient
  readonly #folder: SiteFolder
  readonly #files: ReturnType<typeof createPageFiles>
  readonly #queue: RenderQueue<TaggedAnswer<PageState['page']['result']>>
  #site: SharedState | undefined
  #list: PageList | undefined
  #feed: TaggedAnswer<unknown[]> | undefined
  #news: TaggedAnswer<NewsQueryResult> | undefined
  /** In which aspects pages with a list of news show pictures. */
  readonly #newsAspects = new Set<number | undefined>()
  readonly #pages = new Map<string, PageAtPath>()
  #redirects: ReadonlyMap<string, string> = new Map()
  /** False until everything is known that was published before the last refresh, also after one that failed. */
  #isCurrent = false
  #isNotFoundDue = false
  #areListsDue = false
  #failures: RenderFailure[] = []

  constructor(build: Build, lake: SanityClient, folder: SiteFolder) {
    this.#build = build
    this.#lake = lake
    this.#folder = folder
    this.socialImages = new SocialImages(build, folder.path)
    this.copies = new AssetCopies(folder.path, assetBases(lake))
    this.#files = createPageFiles(build, this.socialImages, this.copies)
    this.#queue = new RenderQueue(async (path) => this.copies.localize(await fetchPage(lake, path)))
  }

  /** Whether the content has a first page. */
  get hasHome(): boolean {
    return this.#list?.rows.has('/') ?? false
  }

  /** Renders everything, and removes from the folder what is no part of the site. Rejects when the lake does not answer. */
  async renderAll(): Promise<RenderReport> {
    await this.refresh('everything')
    const whole: RenderReport = {pages: 0, failures: []}
    for (let part = await this.renderNext(); part; part = await this.renderNext()) {
      whole.pages += part.pages
      whole.failures.push(...part.failures)
    }
    // What this run could not render stays as an earlier one left it.
    for (const path of this.#pages.keys()) for (const file of filesOf(path)) this.#folder.keep(file)
    for (const file of ['404.html', feedFile]) this.#folder.keep(file)
    this.#folder.removeForeign()
    this.#folder.serve()
    return whole
  }

  /**
   * Finds what is touched by a publish with these sync tags, or whatever has changed since the last time. After one that failed, the
   * next finds everything. Rejects when the lake does not answer.
   */
  async refresh(tags: Touched): Promise<void> {
    const touched = this.#isCurrent ? tags : 'everything'
    this.#isCurrent = false
    const known = {site: this.#site, list: this.#list}
    const [site, list] = await Promise.all([
      isTouched(known.site?.answer, touched)
        ? fetchSite(this.#lake).then((answer) => shareState(this.copies.localize(answer)))
        : known.site,
      isTouched(known.list, touched) ? fetchPageList(this.#lake) : known.list,
    ])
    if (!site || !list) throw new Error('The content lake gave no answer')
    const isSiteChanged = site.json !== known.site?.json
    // The one before goes on where both are equal: pages remember what they were rendered from.
    if (isSiteChanged) this.#site = site
    this.#list = list
    // It is fetched when it is written: a page must not wait for it.
    if (isTouched(this.#feed, touched)) this.#feed = undefined
    if (isTouched(this.#news, touched)) this.#news = undefined
    const named = known.list?.failures.map(({message}) => message)
    this.#failures.push(...list.failures.filter(({message}) => !named?.includes(message)))
    if (isSiteChanged) await this.#writeRedirects(site)
    for (const path of this.#pages.keys()) {
      if (!list.rows.has(path) || this.#redirects.has(path)) await this.#removePage(path)
    }
    this.#enqueue(list, touched, isSiteChanged)
    this.#isNotFoundDue ||= isSiteChanged
    this.#areListsDue ||= isSiteChanged || list !== known.list || !this.#feed || !this.#news
    this.#isCurrent = true
  }

  /** Renders the next page that waits, or what else is due; undefined when there is nothing more, and all is on the disk. */
  async renderNext(): Promise<RenderReport | undefined> {
    const site = this.#site
    if (!site) return undefined
    let pages = 0
    const next = await this.#queue.next()
    if (next) {
      if (await this.#renderPage(next, site)) pages = 1
    } else if (this.#isNotFoundDue) {
      await this.#renderNotFound(site)
    } else if (this.#areListsDue) {
      await this.#writeLists(site)
    } else {
      for (const {file, error} of await this.#folder.finish()) this.#failFile(file, error)
      if (this.#failures.length === 0) return undefined
    }
    const failures = this.#failures
    this.#failures = []
    return {pages, failures}
  }

  /** What was published comes first, then what shares its tags, then what waited before, then the rest. */
  #enqueue({rows}: PageList, touched: Touched, isSiteChanged: boolean): void {
    const published: string[] = []
    const sharing: string[] = []
    const others: string[] = []
    for (const [path, documents] of rows) {
      if (this.#redirects.has(path)) continue
      const page = this.#pages.get(path)
      if (page?.revision !== revisionOf(documents)) published.push(path)
      // What failed is tried again with every publish.
      else if (!page?.hash || isTouched(page, touched)) sharing.push(path)
      else if (isSiteChanged) others.push(path)
    }
    this.#queue.put([...published, ...sharing], others)
  }

  /** Renders a page, or returns false where nothing of it has changed or could be rendered. */
  async #renderPage(fetched: Fetch, site: SharedState): Promise<boolean> {
    const {path} = fetched
    if ('error' in fetched) return this.#failFetch(path, fetched.error)
    const {result, syncTags} = fetched.answer
    const rows = this.#list?.rows.get(path) ?? []
    const row = rows.find(({id}) => id === result?._id)
    const file = pageFile(path)
    // It moved after the list was fetched: that change is on its way.
    if (!row || !file || !result) return false
    const answer = {result, syncTags}
    const json = stringify(answer)
    const hash = hashOf(site.hash + row.updatedAt + json)
    const isSame = this.#pages.get(path)?.hash === hash
    const page = {syncTags, revision: revisionOf(rows), hash: isSame ? hash : ''}
    this.#pages.set(path, page)
    if (isSame) return false
    try {
      const {html, snapshot, failures, aspects} = await this.#files.renderPage(row, {answer, json}, site)
      this.#failures.push(...failures)
      if (json.includes('"newsList"')) for (const aspect of aspects) this.#newsAspects.add(aspect)
      await this.#folder.put(file, html)
      await this.#folder.put(snapshotFile(path), snapshot)
    } catch (error) {
      this.#failures.push(new RenderFailure(path, `The page ${path} could not be rendered`, error))
      return false
    }
    page.hash = hash
    return true
  }

  /** A refusal concerns the one page; where there is no answer at all, everything waits. */
  #failFetch(path: string, error: unknown): false {
    const {syncTags = [], revision = ''} = this.#pages.get(path) ?? {}
    this.#pages.set(path, {syncTags, revision, hash: ''})
    if (!(error instanceof ClientError || error instanceof ServerError)) {
      this.#queue.put([path], [])
      throw error
    }
    this.#failures.push(new RenderFailure(path, `The content of ${path} could not be fetched`, error))
    return false
  }

  #failFile(file: string, error: unknown): void {
    const path = [...this.#pages.keys()].find((path) => filesOf(path).includes(file))
    const page = path === undefined ? undefined : this.#pages.get(path)
    if (page) page.hash = ''
    const subject = file === '404.html' ? notFoundPath : (path ?? file)
    this.#failures.push(new RenderFailure(subject, `The file ${file} could not be written`, error))
  }

  async #renderNotFound(site: SharedState): Promise<void> {
    this.#isNotFoundDue = false
    try {
      await this.#folder.put('404.html', await this.#files.renderNotFound(site))
    } catch (error) {
      this.#failures.push(new RenderFailure(notFoundPath, 'The 404 page could not be rendered', error))
    }
  }

  async #writeLists(site: SharedState): Promise<void> {
    const rows = [...(this.#list?.rows ?? [])].flatMap(([path, [row]]) =>
      row && !this.#redirects.has(path) ? [row] : [],
    )
    const origin = this.#build.renderer.env.siteUrl
    this.#feed ??= await fetchRows(this.#lake, feedQuery)
    this.#news ??= this.copies.localize(await fetchNews(this.#lake))
    this.copies.need(this.#news.result, [...this.#newsAspects])
    const news = this.#news
    const articles = this.#feed.result
    this.#failures.push(...(await writeLists(this.#folder, {origin, site, rows, articles, news})))
    this.#areListsDue = false
  }

  async #writeRedirects({data}: SharedState): Promise<void> {
    const {targets, failures} = redirectTargets(data.redirects)
    this.#failures.push(...failures)
    for (const from of this.#redirects.keys()) {
      if (!targets.has(from)) await this.#folder.remove(fileAt(from))
    }
    this.#redirects = targets
    for (const [from, target] of targets) {
      if (this.#pages.has(from)) await this.#removePage(from)
      await this.#folder.put(fileAt(from), redirectDocument(target))
    }
  }

  async #removePage(path: string): Promise<void> {
    for (const file of filesOf(path)) await this.#folder.remove(file)
    this.#pages.delete(path)
  }
}

function revisionOf(documents: readonly PageRow[]): string {
  return documents.map(({id, revision}) => `${id} ${revision}`).join()
}

function filesOf(path: string): string[] {
  const file = pageFile(path)
  return file ? [file, snapshotFile(path)] : []
}
