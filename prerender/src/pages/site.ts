import {ClientError, type SanityClient, ServerError} from '@sanity/client'
import {todayIn} from '@upline/domain/dates/zoned-time.ts'
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
import {type RenderFailure, Report} from '../report.ts'
import {duePages, showsChange} from './due-pages.ts'
import {fetchPage, fetchTagged, isTouched, type Tagged, type Touched} from './fetch.ts'
import {fetchNextChange} from './next-change.ts'
import {writtenRows} from './page-files.ts'
import {fetchPageList, type PageList} from './page-list.ts'
import type {Renderer} from './render-page.ts'
import {type Fetched, RenderQueue} from './render-queue.ts'
import {fetchShared, type SharedState} from './shared-state.ts'
import {SitePages} from './site-pages.ts'

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
  readonly #pages: SitePages
  readonly #queue: RenderQueue<Tagged<PageQueryResult>>
  #areListsDue = false
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
    this.#pages = new SitePages(this.#renderer, folder, this.copies, this.#report)
    this.#queue = new RenderQueue((path) => fetchPage(lake, path))
  }

  /**
   * Returns a site that starts from this one's pages and renders what another perspective or date changes. It leaves out pages that share
   * only facts which they do not show.
   */
  fork(lake: SanityClient, folder: SiteFolder, now = this.#now): Site {
    const fork = new Site(this.#renderer.build, lake, folder, now)
    fork.#content = this.#content
    for (const [path, page] of this.#pages.all) fork.#pages.all.set(path, {...page})
    fork.#isCurrent = true
    fork.#isTrial = true
    return fork
  }

  /** Whether all files show the content as of the last refresh. */
  get isIdle(): boolean {
    return this.#isCurrent && this.#queue.size === 0 && !this.#areListsDue
  }

  /** Paths that are not rendered yet. */
  get waiting(): number {
    return this.#queue.size
  }

  /** The shared content and the documents of each path, as of the last refresh. */
  get content(): Readonly<Content> | undefined {
    return this.#content
  }

  /** What a host answers before it looks for a file. */
  get redirects(): readonly HostRedirect[] {
    return [...(this.#content?.redirects.rules ?? []), ...this.#paperRedirects]
  }

  /** All current failures. */
  get problems(): RenderFailure[] {
    return this.#report.all()
  }

  /** Whether the date in the organization's time zone has changed since the last refresh. */
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
    for (const file of this.#pages.files) this.#folder.keep(file)
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
    const isSharedChanged = shared.hash !== known?.shared.hash
    for (const path of this.#pages.all.keys()) {
      if (!list.rows.has(path) || redirects.targets.has(path)) await this.#pages.remove(path)
    }
    if (isSharedChanged) {
      // Logo and icons are on every page.
      this.copies.need(shared.data, new Set([undefined]))
      for (const icon of Object.values(chosenIcons(shared.data))) if (icon) this.copies.needNamed(icon)
    }
    const {renderRedirect} = this.#renderer.build.renderer
    await writeRedirects(this.#folder, redirects.targets, known?.redirects.targets, renderRedirect)
    const isRedirected = (path: string) => redirects.targets.has(path)
    const change = {touched, list, known: known?.list, pages: this.#pages.all, isSharedChanged, isRedirected}
    const {first, last} = duePages(change)
    const shows = this.#isTrial && known ? showsChange(known.shared, shared) : () => true
    this.#queue.put(
      first,
      last.filter((path) => shows(this.#pages.all.get(path))),
    )
    this.#areListsDue = true
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
    if (this.#areListsDue) {
      const texts = new Map([...this.#pages.all.values()].map(({path, search}) => [path, search]))
      const rows = writtenRows(this.#folder, this.#content)
      this.#report.set('lists', await this.#lists.write(this.#content.shared, rows, texts))
      this.#areListsDue = false
    } else {
      for (const {file, error} of await this.#folder.flush()) this.#pages.failFile(file, error)
      const failures = this.#report.takeNew()
      return failures.length > 0 ? {pages: 0, failures} : undefined
    }
    return {pages: 0, failures: this.#report.takeNew()}
  }

  /** Renders a page. Returns whether its files changed; throws when the lake gave no answer at all. */
  async #render(fetched: Fetched<Tagged<PageQueryResult>>, {shared, list, redirects}: Content) {
    const {path} = fetched
    const rows = list.rows.get(path)
    // It was redirected or deleted while it was in the queue.
    if (!rows || redirects.targets.has(path)) return false
    if ('answer' in fetched) return this.#pages.render(path, rows, fetched.answer, shared)
    this.#pages.fail(path, rows, fetched.error)
    if (fetched.error instanceof ClientError || fetched.error instanceof ServerError) return false
    // The lake does not answer: all pages wait.
    this.#queue.put([path], [])
    throw fetched.error
  }
}
