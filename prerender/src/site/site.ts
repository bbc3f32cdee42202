import {ClientError, type SanityClient, ServerError} from '@sanity/client'
import {todayIn} from '@upline/domain/dates/zoned-time.ts'
import {nextChange, type Period} from '@upline/domain/periods/period.ts'
import type {PageQueryResult} from '@upline/web/content/sanity.types.generated.ts'
import {sitePath} from '@upline/web/page/content-path.ts'
import {pageQuery} from '@upline/web/page/page.groq.ts'
import {chosenIcons} from '@upline/web/site/chosen-icons.ts'
import type {Build} from '../files/read-build.ts'
import {type RenderProblem, Report} from '../files/report.ts'
import {filesOf} from '../files/site-files.ts'
import type {SiteFiles} from '../files/site-folder.ts'
import type {HostRedirect} from '../hosting/hosting.ts'
import {fetchTagged, type Tagged, type Touched} from '../lake/fetch.ts'
import {writePapers} from '../outputs/papers.ts'
import {writeRedirects} from '../outputs/redirects.ts'
import {writeLists} from '../outputs/write-lists.ts'
import {type AssetCopies, createAssetCopies} from '../render/asset-copies.ts'
import type {WrittenPapers} from '../render/paper.ts'
import {type Page, RenderedPages} from '../render/rendered-pages.ts'
import {createSocialImages, type SocialImages} from '../render/social-images.ts'
import {type Content, fetchContent} from './content.ts'
import {duePages, showsChange} from './due-pages.ts'
import {createRenderQueue, type Fetched} from './render-queue.ts'

const periodsQuery = '*[defined(effectiveFrom) || defined(effectiveUntil)]{effectiveFrom, effectiveUntil}'

type Before = {content: Content | undefined; pages: ReadonlyMap<string, Page>; papers: WrittenPapers}

export type RenderReport = ReturnType<Site['takeReport']>

/** The site as files. `refresh` queues what a publish touches; `renderNext` renders a page, or at last the lists. Calls must not overlap. */
export class Site {
  readonly copies: AssetCopies
  readonly socialImages: SocialImages
  readonly #lake: SanityClient
  readonly #folder: SiteFiles
  readonly #build: Build
  readonly #report = new Report()
  readonly #pages: RenderedPages
  readonly #queue: ReturnType<typeof createRenderQueue<Tagged<PageQueryResult>>>
  readonly #now: () => Date
  readonly #papers: WrittenPapers
  #content: Content | undefined
  #rendered = 0
  #areListsDue = false
  /** False before the first refresh and after one that failed. */
  #isCurrent: boolean
  readonly #isTrial: boolean

  /** A trial starts from the content and the pages of another site. */
  constructor(build: Build, lake: SanityClient, folder: SiteFiles, now = () => new Date(), before?: Before) {
    this.#content = before?.content
    this.#isCurrent = before !== undefined
    this.#isTrial = before !== undefined
    this.#build = build
    this.#lake = lake
    this.#folder = folder
    this.#now = now
    this.copies = createAssetCopies(folder, lake)
    this.socialImages = createSocialImages(build, folder)
    const {copies, socialImages: images} = this
    this.#papers = new Map(before?.papers)
    const target = {build, folder, copies, images, papers: this.#papers, report: this.#report, now}
    this.#pages = new RenderedPages(target, before?.pages)
    this.#queue = createRenderQueue((path) => fetchTagged<PageQueryResult>(lake, pageQuery, {path}))
  }

  /** Returns a site that starts from this one's pages and renders only what another perspective or date changes on them. */
  fork(lake: SanityClient, folder: SiteFiles, now = this.#now): Site {
    return new Site(this.#build, lake, folder, now, {
      content: this.#content,
      pages: this.#pages.byPath,
      papers: this.#papers,
    })
  }

  /** Whether all files show the content as of the last refresh. */
  get isIdle(): boolean {
    return this.#isCurrent && this.#queue.size() === 0 && !this.#areListsDue
  }

  get waiting(): number {
    return this.#queue.size()
  }

  get content(): Readonly<Content> | undefined {
    return this.#content
  }

  /** The redirects that a host applies before it looks for a file. */
  get redirects(): readonly HostRedirect[] {
    return this.#content?.hostRedirects ?? []
  }

  get problems(): RenderProblem[] {
    return this.#report.all()
  }

  /** Whether the date in the organization's time zone has changed since the last refresh. */
  get isAnotherDay(): boolean {
    const {shared} = this.#content ?? {}
    return shared !== undefined && todayIn(shared.data.settings?.timeZone, this.#now()) !== shared.today
  }

  /** Returns the next day on which the site changes without a publish, as `2027-01-01`. */
  async nextChange(): Promise<string | undefined> {
    if (!this.#content) return undefined
    const {result} = await fetchTagged<Period[]>(this.#lake, periodsQuery)
    return nextChange(result, this.#content.shared.today)
  }

  /** Returns the new failures, and the number of pages that were written. A page that is the same as before is not. */
  takeReport() {
    const pages = this.#rendered
    this.#rendered = 0
    return {pages, failures: this.#report.takeNew()}
  }

  /** Renders all pages and removes other files from the folder. Rejects if the lake does not answer. */
  async renderAll(): Promise<RenderReport> {
    await this.refresh('everything')
    while (await this.renderNext());
    // What this run could not render stays as an earlier one left it.
    this.#folder.removeStale([...this.#pages.byPath.keys()].flatMap(filesOf))
    return this.takeReport()
  }

  /** Finds what a publish with these sync tags, or a new day, touches. Rejects when the lake does not answer; the next call then finds everything. */
  async refresh(tags: Touched): Promise<void> {
    const touched = this.#isCurrent && !this.isAnotherDay ? tags : 'everything'
    this.#isCurrent = false
    const known = this.#content
    this.#content = await fetchContent(
      this.#lake,
      this.#now(),
      this.#build.renderer.env.siteUrl,
      known,
      touched,
    )
    const {shared, list, redirects, papers} = this.#content
    // A trial compares texts, not PDFs. Pages show their sizes.
    const paperTarget = {folder: this.#folder, shared, written: this.#papers}
    if (!this.#isTrial) this.#report.set('papers', await writePapers(papers.result, paperTarget))
    for (const {destination} of papers.redirects) this.copies.needNamed(destination)
    this.#report.set('site', [...shared.failures, ...list.failures, ...redirects.failures])
    for (const path of this.#pages.byPath.keys()) {
      if (!list.rows.has(path) || redirects.targets.has(path)) await this.#pages.remove(path)
    }
    if (shared.hash !== known?.shared.hash) {
      const answer = {renderedAt: this.#now().getTime(), hash: shared.hash, result: shared.content}
      await this.#folder.put(sitePath.slice(1), JSON.stringify(answer))
      // Logo and icons are on every page.
      this.copies.need(shared.data, new Set([undefined]))
      for (const icon of Object.values(chosenIcons(shared.data))) if (icon) this.copies.needNamed(icon)
    }
    const {renderRedirect} = this.#build.renderer
    await writeRedirects(this.#folder, redirects.targets, known?.redirects.targets, renderRedirect)
    const {first, last} = duePages(this.#pages.byPath, this.#content, known, touched)
    const shows = this.#isTrial && known ? showsChange(known.shared, shared) : () => true
    this.#queue.put(
      first,
      last.filter((path) => shows(this.#pages.byPath.get(path))),
    )
    this.#areListsDue = true
    this.#isCurrent = true
  }

  /** Renders the next page that waits, or the lists after the last one. Returns false when nothing is left. */
  async renderNext(): Promise<boolean> {
    if (!this.#content) return false
    const fetched = await this.#queue.next()
    if (fetched) await this.#renderPage(fetched, this.#content)
    else if (this.#areListsDue) await this.#writeLists(this.#content)
    else return false
    return true
  }

  /** Renders a page into its files. Throws only if the lake does not answer at all. */
  async #renderPage(fetched: Fetched<Tagged<PageQueryResult>>, {shared, list, redirects}: Content) {
    const {path} = fetched
    const rows = list.rows.get(path)
    // It was redirected or deleted while it was in the queue.
    if (!rows || redirects.targets.has(path)) return
    if ('answer' in fetched) {
      const {answer} = fetched
      try {
        if (await this.#pages.render(path, rows, answer, shared)) this.#rendered += 1
      } catch (error) {
        this.#pages.fail(path, rows, error, answer.syncTags)
      }
      return
    }
    this.#pages.fail(path, rows, fetched.error)
    if (fetched.error instanceof ClientError || fetched.error instanceof ServerError) return
    // All pages wait.
    this.#queue.put([path], [])
    throw fetched.error
  }

  async #writeLists({shared, list, redirects}: Content): Promise<void> {
    const rows = [...list.rows].flatMap(([path, [row]]) => {
      const isWritten = !redirects.targets.has(path) && this.#folder.has(filesOf(path)[0])
      return row && isWritten ? [row] : []
    })
    const failures = await writeLists({
      lake: this.#lake,
      folder: this.#folder,
      copies: this.copies,
      origin: this.#build.renderer.env.siteUrl,
      shared,
      rows,
      pages: this.#pages.byPath,
    })
    this.#report.set('lists', failures)
    this.#areListsDue = false
  }
}
