import type {SanityClient} from '@sanity/client'
import {nextChange} from '@upline/domain/periods/period.ts'
import type {PageQueryResult} from '@upline/web/content/sanity.types.generated.ts'
import {fetchPage, isTouched, type SoundAnswer, type Touched} from './answers.ts'
import {AssetCopies} from './asset-copies.ts'
import type {Build} from './build.ts'
import type {ReadDeployed} from './deployed-site.ts'
import {SocialImages} from './document/social-images.ts'
import {earlierResults, type ReadEarlier} from './earlier-results.ts'
import type {HostRedirect} from './hosting.ts'
import {assetBases} from './lake-client.ts'
import {feedFile} from './news-feed.ts'
import {createPageFiles, snapshotFile} from './page-files.ts'
import {fetchPageList, type PageList, type PageRow} from './page-list.ts'
import {notFoundFile, PageWriter} from './page-writer.ts'
import {Problems} from './problems.ts'
import {type Fetched, RenderQueue} from './render-queue.ts'
import {ContentFailure, notFoundPath, RenderFailure, type RenderReport} from './render-report.ts'
import {SearchPages} from './search-pages.ts'
import {SharedSite} from './shared-site.ts'
import type {SharedState} from './shared-state.ts'
import {fileAt} from './site-files.ts'
import type {SiteFolder} from './site-folder.ts'
import {SiteLists} from './site-lists.ts'
import {SitePages} from './site-pages.ts'
import {SiteRedirects} from './site-redirects.ts'
import {StoredValues} from './stored-values.ts'

type FetchedPage = Fetched<SoundAnswer<PageQueryResult>>

/**
 * The site as files: every page that content has, its data as JSON beside it, the 404 page, redirects, sitemap, feed and search.
 * `refresh` finds what a publish touches, `renderNext` renders it piece by piece; so a publish never waits for the rest of an
 * earlier one. Calls must not overlap.
 */
export class SiteRenderer {
  readonly socialImages: SocialImages
  readonly copies: AssetCopies
  readonly #lake: SanityClient
  readonly #folder: SiteFolder
  readonly #readEarlier: ReadEarlier
  readonly #problems = new Problems()
  readonly #writer: PageWriter
  readonly #search: SearchPages
  readonly #pages: SitePages
  readonly #lists: SiteLists
  readonly #redirects: SiteRedirects
  readonly #shared: SharedSite
  readonly #values: StoredValues
  readonly #queue: RenderQueue<SoundAnswer<PageQueryResult>>
  #list: PageList | undefined
  /** False until everything is known that was published before the last refresh, also after one that failed. */
  #isCurrent = false
  #isNotFoundDue = false
  #areListsDue = false
  #areValuesDue = false

  /** `readDeployed` reads a file of the site as it is deployed, for a folder that no run has written into yet. */
  constructor(
    build: Build,
    lake: SanityClient,
    folder: SiteFolder,
    readDeployed: ReadDeployed = async () => undefined,
  ) {
    const problems = this.#problems
    const copies = new AssetCopies(folder.path, assetBases(lake))
    const search = new SearchPages(folder)
    const readEarlier = earlierResults(folder, readDeployed)
    this.#lake = lake
    this.#folder = folder
    this.copies = copies
    this.socialImages = new SocialImages(build, folder.path)
    this.#search = search
    this.#readEarlier = readEarlier
    const files = createPageFiles(build, this.socialImages, copies)
    const writer = new PageWriter({files, folder, copies, readEarlier})
    const pages = new SitePages({writer, folder, search, problems})
    this.#writer = writer
    this.#pages = pages
    this.#shared = new SharedSite({
      lake,
      folder,
      copies,
      problems,
      readEarlier,
      pageTokens: () => pages.tokens,
    })
    this.#lists = new SiteLists({lake, folder, copies, problems, origin: build.renderer.env.siteUrl})
    this.#redirects = new SiteRedirects(folder, problems)
    this.#values = new StoredValues(lake)
    this.#queue = new RenderQueue((path) => this.#fetchPage(path))
  }

  /** Whether the content has a first page. */
  get hasHome(): boolean {
    return this.#list?.rows.has('/') ?? false
  }

  /** What a host answers before it looks for a file; the files of redirects are for hosts that cannot. */
  get redirects(): readonly HostRedirect[] {
    return this.#redirects.rules
  }

  /** All that is wrong with the site as it stands. */
  get problems(): RenderFailure[] {
    return this.#problems.all()
  }

  /** Whether the day is another one than that of the last refresh: other figures and rules may hold. */
  get isAnotherDay(): boolean {
    return this.#shared.isAnotherDay
  }

  /** The next day on which the site will be another one without a publish, as `2027-01-01`. */
  get nextChange(): string | undefined {
    const site = this.#shared.state
    if (!site) return undefined
    const ofPages = nextChange(this.#pages.periods, site.today)
    return [site.nextChange, ofPages].filter((day) => day !== undefined).sort()[0]
  }

  /** Renders everything, and removes from the folder what is no part of the site. Rejects when the lake does not answer. */
  async renderAll(): Promise<RenderReport> {
    await this.refresh('everything')
    const whole: RenderReport = {pages: 0, failures: []}
    for (let part = await this.renderNext(); part; part = await this.renderNext()) {
      whole.pages += part.pages
      whole.failures.push(...part.failures)
    }
    this.#pages.keepFiles()
    for (const file of [notFoundFile, feedFile]) this.#folder.keep(file)
    this.#folder.removeStale()
    this.#folder.replaceAtomically()
    return whole
  }

  /**
   * Finds what is touched by a publish with these sync tags or by a new day, or whatever has changed since the last time. After one
   * that failed, the next finds everything. Rejects when the lake does not answer.
   */
  async refresh(tags: Touched): Promise<void> {
    const touched = this.#isCurrent ? tags : 'everything'
    this.#isCurrent = false
    const known = {site: this.#shared.state, list: this.#list}
    const [site, list] = await Promise.all([
      this.#shared.fetch(touched),
      known.list && !isTouched(known.list, touched) ? known.list : fetchPageList(this.#lake),
    ])
    const isSiteChanged = site.json !== known.site?.json
    const isNewDay = site.today !== known.site?.today
    this.#shared.keep(site)
    this.#list = list
    this.#problems.set('list', list.failures)
    await this.#refreshPaths(site, list)
    this.#enqueue(list, touched, {isSiteChanged, isNewDay})
    this.#isNotFoundDue ||= isSiteChanged
    const areListsStale = this.#lists.invalidate(touched)
    this.#areListsDue ||= isSiteChanged || list !== known.list || areListsStale
    this.#areValuesDue = true
    this.#isCurrent = true
  }

  /** Renders the next page that waits, or what else is due; undefined when there is nothing more, and all is on the disk. */
  async renderNext(): Promise<RenderReport | undefined> {
    const site = this.#shared.state
    if (!site) return undefined
    let pages = 0
    const next = await this.#queue.next()
    if (next) {
      if (await this.#renderPage(next, site)) pages = 1
    } else if (this.#isNotFoundDue) {
      this.#isNotFoundDue = false
      this.#problems.set(notFoundPath, await this.#writer.writeNotFound(site))
    } else if (this.#areListsDue) {
      await this.#writeLists(site)
    } else if (this.#areValuesDue) {
      this.#areValuesDue = false
      this.#problems.set('stored values', await this.#values.check().catch(notLookedAt))
    } else if (this.#search.isDue) {
      await this.#search.write(this.#renderedRows(), site)
    } else {
      for (const {file, error} of await this.#folder.flush()) this.#failFile(file, error)
      const failures = this.#problems.takeNew()
      return failures.length > 0 ? {pages, failures} : undefined
    }
    return {pages, failures: this.#problems.takeNew()}
  }

  async #fetchPage(path: string): Promise<SoundAnswer<PageQueryResult>> {
    const facts = this.#shared.state?.lastGood.facts ?? []
    const readLastGood = () => this.#readEarlier(snapshotFile(path))
    return this.copies.localize(await fetchPage(this.#lake, path, facts, readLastGood))
  }

  /** Removes pages that are gone, redirects those that are redirected, and names what is wrong with either. */
  async #refreshPaths(site: SharedState, list: PageList): Promise<void> {
    this.#redirects.set(site.lastGood.redirects)
    for (const path of this.#pages.paths) {
      if (!list.rows.has(path) || this.#redirects.hides(path)) await this.#pages.remove(path)
    }
    await this.#redirects.write()
    this.#redirects.nameHiddenPages(list)
    for (const path of this.#pages.paths) this.#pages.nameFormerFacts(path, rowsAt(list, path), site)
  }

  /** What was published comes first, then what shares its tags, then what waited before, then the rest. */
  #enqueue({rows}: PageList, touched: Touched, changes: {isSiteChanged: boolean; isNewDay: boolean}): void {
    const due = {published: [] as string[], touched: [] as string[], other: [] as string[]}
    for (const [path, documents] of rows) {
      if (this.#redirects.hides(path)) continue
      const urgency = this.#pages.dueAs(path, documents, touched, changes)
      if (urgency) due[urgency].push(path)
    }
    this.#queue.put([...due.published, ...due.touched], due.other)
  }

  async #renderPage(fetched: FetchedPage, site: SharedState): Promise<boolean> {
    // It was redirected while it waited.
    if (this.#redirects.hides(fetched.path)) return false
    try {
      return await this.#pages.render(fetched, rowsAt(this.#list, fetched.path), site)
    } catch (error) {
      this.#queue.put([fetched.path], [])
      throw error
    }
  }

  async #writeLists(site: SharedState): Promise<void> {
    await this.#lists.write(site, this.#renderedRows(), this.#pages.newsAspects)
    await this.#shared.writeLastGood(site)
    this.#areListsDue = false
    this.#search.invalidate()
  }

  /** Pages that are rendered. */
  #renderedRows(): PageRow[] {
    return [...(this.#list?.rows ?? [])].flatMap(([path, [row]]) =>
      row && !this.#redirects.hides(path) && this.#folder.has(fileAt(path)) ? [row] : [],
    )
  }

  #failFile(file: string, error: unknown): void {
    const path = this.#pages.forgetFile(file)
    const subject = file === notFoundFile ? notFoundPath : (path ?? file)
    const failure = new RenderFailure(subject, `The file ${file} could not be written`, error)
    this.#problems.set(subject, [failure])
  }
}

const rowsAt = (list: PageList | undefined, path: string): readonly PageRow[] => list?.rows.get(path) ?? []

/** Nothing waits for it: the next publish looks again. */
function notLookedAt(error: unknown): RenderFailure[] {
  return [new ContentFailure('stored values', 'The stored values could not be looked at', error)]
}
