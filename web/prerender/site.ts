import type {SanityClient} from '@sanity/client'
import {hrefOf} from '../src/content/href.ts'
import {resolveContent} from '../src/content/tokens.ts'
import type {ContentData} from '../src/content/types.ts'
import {snapshotPath} from '../src/pages/snapshot.ts'
import type {Build} from './build.ts'
import {createDocument} from './document.ts'
import {type Changed, Documents} from './documents.ts'
import {headTags} from './head-tags.ts'
import {type FeedArticle, feedFile, feedQuery, newsFeed} from './news-feed.ts'
import {PageSource, type RawContent} from './page-source.ts'
import {pageFile, redirectDocument, robots, sitemap} from './site-files.ts'
import type {SiteFolder} from './site-folder.ts'
import {type Site as SharedData, SiteSource} from './site-source.ts'
import {type Change, isTouched, type Uses} from './uses.ts'

export type Drawing = {
  /** Pages that were drawn. */
  pages: number
  /** Pages that could not be, each with its path; they stay as they were, and hold no other page back. */
  failures: Error[]
}

type DrawnPage = {id: string; files: string[]; uses: Uses; listed: boolean}

const builtInRedirects = new Map([['/join', '/contact']])

/**
 * The site as files: every page that content has, its data as JSON beside it, the 404 page, redirects, sitemap and feed.
 * Drawn whole once; after that only what a publish changed. Calls must not overlap.
 */
export class Site {
  readonly #build: Build
  readonly #lake: SanityClient
  readonly #folder: SiteFolder
  readonly #toDocument: ReturnType<typeof createDocument>
  readonly #documents: Documents
  readonly #siteSource: SiteSource
  readonly #pageSource: PageSource
  /** By path. */
  readonly #pages = new Map<string, DrawnPage>()
  #redirects = new Map<string, string>()

  constructor(build: Build, lake: SanityClient, folder: SiteFolder) {
    this.#build = build
    this.#lake = lake
    this.#folder = folder
    this.#toDocument = createDocument(build)
    this.#documents = new Documents(lake)
    this.#siteSource = new SiteSource(lake)
    this.#pageSource = new PageSource(lake)
  }

  /** Draws everything, and removes from the folder what is no part of the site. */
  async drawAll(): Promise<Drawing> {
    await this.#documents.refreshAll()
    await this.#pageSource.refreshLists()
    const site = await this.#siteSource.refresh()
    const drawing = await this.#drawChanged(site, () => true)
    this.#folder.removeForeign()
    this.#folder.serve()
    return drawing
  }

  /** Draws what the documents with these ids are part of; without ids, what is part of anything that changed since. */
  async drawAgain(ids?: readonly string[]): Promise<Drawing> {
    const documents = await (ids ? this.#documents.refresh(ids) : this.#documents.refreshAll())
    if (documents.length === 0) return {pages: 0, failures: []}
    const change: Change = {
      ids: new Set(documents.map(({id}) => id)),
      moved: new Set(documents.filter(isMoved).map(({id}) => id)),
      lists: new Set(),
    }
    const [lists, site] = await Promise.all([
      this.#pageSource.refreshLists({documents, change}),
      this.#siteSource.refresh({documents, change}),
    ])
    return this.#drawChanged(site, (uses) => site.changed || isTouched(uses, {...change, lists}), change.ids)
  }

  async #drawChanged(
    site: SharedData,
    isConcerned: (uses: Uses) => boolean,
    first: ReadonlySet<string> = new Set(),
  ): Promise<Drawing> {
    const wanted = this.#documents.pages()
    if (site.changed) await this.#drawRedirects(site)
    for (const [path, page] of this.#pages) {
      if (wanted.get(path)?._id !== page.id || this.#redirects.has(path)) await this.#forget(path)
    }
    const ids: string[] = []
    const failures: Error[] = []
    for (const [path, {_id}] of wanted) {
      const drawn = this.#pages.get(path)
      if (this.#redirects.has(path) || (drawn && !isConcerned(drawn.uses))) continue
      if (pageFile(path)) ids.push(_id)
      else failures.push(new Error(`The page ${_id} cannot stand at the path ${path}`))
    }
    // What was published comes before what only shows a part of it.
    ids.sort((a, b) => Number(first.has(b)) - Number(first.has(a)))

    for await (const {content, uses} of this.#pageSource.contents(ids)) {
      // It may have moved since the paths were asked for; then the next change is on its way already.
      if (wanted.get(content.path)?._id !== content._id) continue
      try {
        await this.#drawPage(content, uses, site)
      } catch (error) {
        failures.push(new Error(`The page ${content.path} could not be drawn`, {cause: error}))
      }
    }
    if (site.changed) await this.#drawNotFound(site, failures)
    await this.#drawLists(site)
    await this.#folder.finish()
    return {pages: ids.length, failures}
  }

  async #drawPage(raw: RawContent, uses: Uses, site: SharedData): Promise<void> {
    const content: ContentData = resolveContent(raw, site.data.facts)
    const {path} = content
    const file = pageFile(path) ?? ''
    const files = [file, snapshotPath(path).slice(1)]
    const {renderer} = this.#build
    const {siteUrl} = renderer.env
    const own = this.#documents.get(content._id)?._updatedAt ?? ''
    // Before it is drawn: a page that cannot be drawn now is tried again when something it uses changed.
    this.#pages.set(path, {id: content._id, files, uses, listed: content.seo?.noIndex !== true})
    const page = await renderer.renderPage(path, {site: site.data, content})
    const contentJson = JSON.stringify(content)
    const head = headTags(siteUrl, content, site.data, own)
    await this.#folder.put(file, this.#toDocument({page, content, head, siteJson: site.json, contentJson}))
    await this.#folder.put(files[1] ?? '', contentJson)
  }

  async #drawNotFound(site: SharedData, failures: Error[]): Promise<void> {
    try {
      const page = await this.#build.renderer.renderPage('/404', {site: site.data, content: null})
      const parts = {page, content: null, head: '', siteJson: site.json, contentJson: 'null'}
      await this.#folder.put('404.html', this.#toDocument(parts))
    } catch (error) {
      failures.push(new Error('The 404 page could not be drawn', {cause: error}))
    }
  }

  async #drawRedirects({data}: SharedData): Promise<void> {
    const redirects = new Map(builtInRedirects)
    for (const {from, to} of data.redirects) {
      const goal = hrefOf(to)
      if (goal && from && goal !== from && pageFile(from)) redirects.set(from, goal)
    }
    for (const from of this.#redirects.keys()) {
      if (!redirects.has(from)) await this.#folder.remove(pageFile(from) ?? '')
    }
    this.#redirects = redirects
    for (const [from, goal] of redirects) {
      if (this.#pages.has(from)) await this.#forget(from)
      await this.#folder.put(pageFile(from) ?? '', redirectDocument(goal))
    }
  }

  /** What lists pages: for search engines and feed readers. */
  async #drawLists(site: SharedData): Promise<void> {
    const {data} = site
    const {siteUrl} = this.#build.renderer.env
    const entries = [...this.#pages]
      .filter(([, {listed}]) => listed)
      .map(([path, page]) => ({address: siteUrl + path, changed: this.#lastChange(page, site)}))
      .sort((a, b) => (a.address < b.address ? -1 : 1))
    await this.#folder.put('sitemap.xml', sitemap(entries))
    await this.#folder.put('robots.txt', robots(siteUrl))
    const articles = resolveContent(await this.#lake.fetch<FeedArticle[]>(feedQuery), data.facts)
    const title = data.settings?.organizationName ?? ''
    const description = data.settings?.defaultSeo?.description ?? ''
    await this.#folder.put(feedFile, newsFeed({origin: siteUrl, title, description}, articles))
  }

  /** When something that the page shows changed last. What leads from an article to others is not what it shows. */
  #lastChange({id, uses}: DrawnPage, {factDates}: SharedData): string {
    const isArticle = this.#documents.get(id)?._type === 'newsArticle'
    const lists = isArticle ? [] : [...uses.lists].flatMap((list) => [...this.#pageSource.idsOfList(list)])
    const dates = [
      ...[...uses.reads, ...lists].map((read) => this.#documents.get(read)?._updatedAt ?? ''),
      ...[...uses.facts].map((key) => factDates.get(key) ?? ''),
    ]
    return dates.reduce((last, date) => (date > last ? date : last), '')
  }

  async #forget(path: string): Promise<void> {
    for (const file of this.#pages.get(path)?.files ?? []) await this.#folder.remove(file)
    this.#pages.delete(path)
  }
}

function isMoved({before, after}: Changed): boolean {
  return before?.path !== after?.path || before?.title !== after?.title
}
