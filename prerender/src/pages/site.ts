import {ClientError, type SanityClient, ServerError} from '@sanity/client'
import {todayIn} from '@upline/domain/dates/zoned-time.ts'
import {contentInForce} from '@upline/domain/periods/in-force.ts'
import type {PageQueryResult} from '@upline/web/content/sanity.types.generated.ts'
import {chosenIcons} from '@upline/web/layout/chosen-icons.ts'
import {AssetCopies} from '../assets/asset-copies.ts'
import {createModuleList} from '../document/modules.ts'
import {SocialImages} from '../document/social-images.ts'
import type {HostRedirect} from '../hosting/hosting.ts'
import type {SiteFolder} from '../hosting/site-folder.ts'
import {type Paper, paperRedirects, papersQuery} from '../lists/paper-redirects.ts'
import {type PossibleRedirects, possibleRedirects, writeRedirects} from '../lists/redirects.ts'
import {ListWriter} from '../lists/write-lists.ts'
import type {Build} from '../read-build.ts'
import {notFoundPath, RenderFailure, Report} from '../report.ts'
import {duePages, type Page, showsChange} from './due-pages.ts'
import {fetchPage, fetchTagged, isTouched, type Tagged, type Touched, toJson} from './fetch.ts'
import {fetchNextChange} from './next-change.ts'
import {filesOf, writtenRows} from './page-files.ts'
import {fetchPageList, type PageList, type PageRow} from './page-list.ts'
import {endedDocuments} from './page-periods.ts'
import {type PageSource, type Renderer, renderNotFound, renderPage} from './render-page.ts'
import {type Fetched, RenderQueue} from './render-queue.ts'
import {fetchShared, hashOf, type SharedState} from './shared-state.ts'
import {withUpcomingEvents} from './upcoming-events.ts'

/** The content as of the last refresh. */
type Content = {
  shared: SharedState
  list: PageList
  redirects: PossibleRedirects
  papers: Tagged<Paper[]>
}

/** What one step or one run did. */
export type RenderReport = {
  /** Pages that were written. A page that is the same as before is not. */
  pages: number
  failures: RenderFailure[]
}

const notFoundFile = '404.html'

/**
 * The site as files. `refresh` finds which pages a publish touches and puts them into a queue, the published one first; `renderNext`
 * fetches, renders and writes the next page, and the lists after the last one. Calls must not overlap.
 */
export class Site {
  readonly copies: AssetCopies
  readonly socialImages: SocialImages
  readonly #lake: SanityClient
  readonly #folder: SiteFolder
  readonly #renderer: Renderer
  readonly #lists: ListWriter
  readonly #report = new Report()
  readonly #pages = new Map<string, Page>()
  readonly #queue: RenderQueue<Tagged<PageQueryResult>>
  readonly #due = new Set<'notFound' | 'lists'>()
  #content: Content | undefined
  #paperRedirects: readonly HostRedirect[] = []
  /** False before the first refresh and after one that failed. */
  #isCurrent = false
  #isTrial = false
  readonly #now: () => Date

  constructor(build: Build, lake: SanityClient, folder: SiteFolder, now = () => new Date()) {
    this.#lake = lake
    this.#folder = folder
    this.#now = now
    this.copies = new AssetCopies(folder.path, lake)
    this.socialImages = new SocialImages(build, folder.path)
    this.#renderer = {build, images: this.socialImages, modulesOf: createModuleList(build), now}
    this.#lists = new ListWriter({lake, folder, copies: this.copies, origin: build.renderer.env.siteUrl})
    this.#queue = new RenderQueue((path) => fetchPage(lake, path))
  }

  /**
   * Returns a site that starts from this one's pages and renders what another perspective or date changes. It leaves out pages that share
   * only facts which they do not show.
   */
  fork(lake: SanityClient, folder: SiteFolder, now = this.#now): Site {
    const fork = new Site(this.#renderer.build, lake, folder, now)
    fork.#content = this.#content
    for (const [path, page] of this.#pages) fork.#pages.set(path, {...page})
    fork.#isCurrent = true
    fork.#isTrial = true
    return fork
  }

  /** Whether all files show the content as of the last refresh. */
  get isIdle(): boolean {
    return this.#isCurrent && this.#queue.size === 0 && this.#due.size === 0
  }

  /** Paths that are not rendered yet. */
  get waiting(): number {
    return this.#queue.size
  }

  /** The shared content and the documents of each path, as of the last refresh. */
  get content(): Readonly<Content> | undefined {
    return this.#content
  }

  /** Whether the content has a first page. */
  get hasHome(): boolean {
    return this.#content?.list.rows.has('/') ?? false
  }

  /** What a host answers before it looks for a file. */
  get redirects(): readonly HostRedirect[] {
    return [...(this.#content?.redirects.rules ?? []), ...this.#paperRedirects]
  }

  /** All current failures. */
  get problems(): RenderFailure[] {
    return this.#report.all()
  }

  /** Whether the date in the organisation's time zone has changed since the last refresh. */
  get isAnotherDay(): boolean {
    const {shared} = this.#content ?? {}
    return shared !== undefined && todayIn(shared.data.settings?.timeZone, this.#now()) !== shared.today
  }

  /** Returns the next day on which the site changes without a publish, as `2027-01-01`. */
  async nextChange(): Promise<string | undefined> {
    return this.#content && fetchNextChange(this.#lake, this.#content.shared.today)
  }

  /** Renders all pages and removes other files from the folder. Rejects if the lake does not answer. */
  async renderAll(): Promise<RenderReport> {
    await this.refresh('everything')
    const whole: RenderReport = {pages: 0, failures: []}
    for (let part = await this.renderNext(); part; part = await this.renderNext()) {
      whole.pages += part.pages
      whole.failures.push(...part.failures)
    }
    // What this run could not render stays as an earlier one left it.
    for (const file of [...this.#pages.keys()].flatMap(filesOf).concat(notFoundFile)) this.#folder.keep(file)
    this.#folder.removeStale()
    this.#folder.replaceAtomically()
    return whole
  }

  /** Finds what a publish with these sync tags, or a new day, touches. Rejects when the lake does not answer; the next call then finds everything. */
  async refresh(tags: Touched): Promise<void> {
    const touched = this.#isCurrent && !this.isAnotherDay ? tags : 'everything'
    this.#isCurrent = false
    const known = this.#content
    const isKnown = <Part extends {syncTags: readonly string[]}>(part: Part | undefined): part is Part =>
      part !== undefined && !isTouched(part.syncTags, touched)
    const [shared, list, papers] = await Promise.all([
      isKnown(known?.shared) ? known.shared : fetchShared(this.#lake, this.#now()),
      isKnown(known?.list) ? known.list : fetchPageList(this.#lake),
      isKnown(known?.papers) ? known.papers : fetchTagged<Paper[]>(this.#lake, papersQuery),
    ])
    const redirects = possibleRedirects(shared.redirects, list)
    this.#content = {shared, list, redirects, papers}
    this.#paperRedirects = paperRedirects(papers.result, shared.today)
    for (const {destination} of this.#paperRedirects) this.copies.needNamed(destination)
    this.#report.set('site', [...shared.failures, ...list.failures, ...redirects.failures])
    for (const path of this.#pages.keys()) {
      if (!list.rows.has(path) || redirects.targets.has(path)) await this.#remove(path)
    }
    const {renderRedirect} = this.#renderer.build.renderer
    await writeRedirects(this.#folder, redirects.targets, known?.redirects.targets, renderRedirect)
    const isSharedChanged = shared.hash !== known?.shared.hash
    const isRedirected = (path: string) => redirects.targets.has(path)
    const change = {touched, list, known: known?.list, pages: this.#pages, isSharedChanged, isRedirected}
    const {first, last} = duePages(change)
    const shows = this.#isTrial && known ? showsChange(known.shared, shared) : () => true
    this.#queue.put(
      first,
      last.filter((path) => shows(this.#pages.get(path))),
    )
    if (isSharedChanged) this.#due.add('notFound')
    this.#due.add('lists')
    this.#isCurrent = true
  }

  /** Renders the next page that waits, or what else is due; undefined when there is nothing more, and all is on the disk. */
  async renderNext(): Promise<RenderReport | undefined> {
    if (!this.#content) return undefined
    const fetched = await this.#queue.next()
    if (fetched) {
      const pages = (await this.#render(fetched, this.#content)) ? 1 : 0
      return {pages, failures: this.#report.takeNew()}
    }
    if (this.#due.delete('notFound')) {
      await this.#renderNotFound(this.#content)
    } else if (this.#due.has('lists')) {
      const texts = new Map([...this.#pages.values()].map(({path, search}) => [path, search]))
      const rows = writtenRows(this.#folder, this.#content)
      this.#report.set('lists', await this.#lists.write(this.#content.shared, rows, texts))
      this.#due.delete('lists')
    } else {
      for (const {file, error} of await this.#folder.flush()) this.#failFile(file, error)
      const failures = this.#report.takeNew()
      return failures.length > 0 ? {pages: 0, failures} : undefined
    }
    return {pages: 0, failures: this.#report.takeNew()}
  }

  /** Renders a page into its files. Returns whether it has; throws when the lake gave no answer at all. */
  async #render(fetched: Fetched<Tagged<PageQueryResult>>, {shared, list, redirects}: Content) {
    const {path} = fetched
    const rows = list.rows.get(path)
    // It was redirected or deleted while it was in the queue.
    if (!rows || redirects.targets.has(path)) return false
    const known = this.#pages.get(path)
    if ('error' in fetched) {
      this.#fail(path, rows, known?.tags ?? [], fetched.error)
      if (fetched.error instanceof ClientError || fetched.error instanceof ServerError) return false
      // The lake does not answer: all pages wait.
      this.#queue.put([path], [])
      throw fetched.error
    }
    const {syncTags, result: answer} = fetched.answer
    try {
      const json = toJson(contentInForce(withUpcomingEvents(answer, shared.today), shared.today))
      const result: PageQueryResult = JSON.parse(json)
      const row = rows.find(({id}) => id === result?._id)
      // It moved after the list was fetched: that change is on its way.
      if (!row || !result) return false
      const hash = hashOf(shared.hash + row.updatedAt + json)
      if (known?.hash === hash) {
        this.#pages.set(path, {...known, tags: syncTags})
        return false
      }
      await this.#write({row, result, json}, shared, {path, tags: syncTags, hash})
      return true
    } catch (error) {
      this.#fail(path, rows, syncTags, error)
      return false
    }
  }

  async #write(source: PageSource, shared: SharedState, page: Omit<Page, 'search' | 'facts'>): Promise<void> {
    const {path} = page
    const rendered = await renderPage(this.#renderer, source, shared)
    const [htmlFile, snapshotFile] = filesOf(path)
    await this.#folder.put(htmlFile, rendered.html)
    await this.#folder.put(snapshotFile, rendered.snapshot)
    this.copies.need(source.result, rendered.aspects)
    if (rendered.sharedPicture) this.copies.needNamed(new URL(rendered.sharedPicture).pathname)
    this.#pages.set(path, {...page, search: rendered.search, facts: rendered.facts})
    this.#report.set(path, [...rendered.failures, ...endedDocuments(path, source.result)])
  }

  async #renderNotFound({shared}: Content): Promise<void> {
    try {
      const {html, aspects} = await renderNotFound(this.#renderer, shared)
      await this.#folder.put(notFoundFile, html)
      // Logo and icons are on every page.
      this.copies.need(shared.data, aspects)
      for (const icon of Object.values(chosenIcons(shared.data))) if (icon) this.copies.needNamed(icon)
      this.#report.set(notFoundPath, [])
    } catch (error) {
      this.#report.set(notFoundPath, [
        new RenderFailure(notFoundPath, 'The 404 page could not be rendered', error),
      ])
    }
  }

  /** Keeps the file of a page until a later publish renders it. */
  #fail(path: string, rows: readonly PageRow[], tags: readonly string[], error: unknown): void {
    const search = this.#pages.get(path)?.search ?? ''
    this.#pages.set(path, {path, tags, hash: '', search, facts: []})
    const message = `The page ${path} could not be rendered`
    this.#report.set(path, [new RenderFailure(path, message, error, {document: rows[0]?.id})])
  }

  #failFile(file: string, error: unknown): void {
    const page = [...this.#pages.values()].find(({path}) => filesOf(path).includes(file))
    if (page) page.hash = ''
    const subject = file === notFoundFile ? notFoundPath : (page?.path ?? file)
    this.#report.set(subject, [new RenderFailure(subject, `The file ${file} could not be written`, error)])
  }

  async #remove(path: string): Promise<void> {
    for (const file of filesOf(path)) await this.#folder.remove(file)
    this.#pages.delete(path)
    this.#report.set(path, [])
  }
}
