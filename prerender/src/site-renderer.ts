import {ClientError, type SanityClient, ServerError} from '@sanity/client'
import {countTokens} from '@upline/periods/figures.ts'
import {contentInForce} from '@upline/periods/in-force.ts'
import {nextChange, type Period} from '@upline/periods/period.ts'
import {todayIn} from '@upline/periods/today.ts'
import type {NewsQueryResult, PageQueryResult} from '@upline/web/content/sanity.types.generated'
import {resolveContent} from '@upline/web/content/tokens'
import {
  fetchNews,
  fetchPage,
  fetchRows,
  fetchSite,
  isTouched,
  type SoundAnswer,
  stringify,
  type TaggedAnswer,
  type Touched,
} from './answers.ts'
import {AssetCopies} from './asset-copies.ts'
import type {Build} from './build.ts'
import {calendarFile, calendarFiles, calendarQuery} from './calendar.ts'
import {conform} from './conform.ts'
import type {ReadDeployed} from './deployed-site.ts'
import type {HostRedirect} from './hosting.ts'
import {assetBases} from './lake-client.ts'
import {feedFile, feedQuery} from './news-feed.ts'
import {createPageFiles, snapshotFile} from './page-files.ts'
import {fetchPageList, type PageList, type PageRow} from './page-list.ts'
import {endedDocuments, missingDisclaimer} from './page-periods.ts'
import {Problems} from './problems.ts'
import {possibleRedirects} from './redirects.ts'
import {type Fetched, RenderQueue} from './render-queue.ts'
import {
  ContentFailure,
  everyPage,
  flawFailure,
  notFoundPath,
  RenderFailure,
  type RenderReport,
} from './render-report.ts'
import {SearchPages, searchFile} from './search-pages.ts'
import {answerShapes} from './shapes.ts'
import {hashOf, type SharedState, shareState} from './shared-state.ts'
import {fileAt, pageFile, redirectDocument} from './site-files.ts'
import type {SiteFolder} from './site-folder.ts'
import {writeLists} from './site-lists.ts'
import {SocialImages} from './social-images.ts'
import {StoredValues} from './stored-values.ts'
import {tokensOf} from './token-names.ts'

type PageAtPath = {
  syncTags: readonly string[]
  /** Revisions of the documents at the path when its answer was fetched. */
  revision: string
  /** Hash of all that the page was rendered from; empty when it has to be rendered whatever its answer is. */
  hash: string
  /** Names in braces in its texts. */
  tokens: readonly string[]
  /** Documents on it that hold on certain days only. */
  periods: readonly Period[]
}

type Fetch = Fetched<SoundAnswer<PageQueryResult>>

/** What all pages share as it was last good, for the next run. No page can have this path. */
const lastGoodSiteFile = '_content/_site.json'

/**
 * The site as files: every page that content has, its data as JSON beside it, the 404 page, redirects, sitemap, feed and search.
 * `refresh` finds what a publish touches, `renderNext` renders it piece by piece; so a publish never waits for the rest of an
 * earlier one. Calls must not overlap.
 */
export class SiteRenderer {
  readonly socialImages: SocialImages
  readonly copies: AssetCopies
  readonly #build: Build
  readonly #lake: SanityClient
  readonly #folder: SiteFolder
  readonly #readDeployed: ReadDeployed
  readonly #values: StoredValues
  readonly #files: ReturnType<typeof createPageFiles>
  readonly #queue: RenderQueue<SoundAnswer<PageQueryResult>>
  readonly #problems = new Problems()
  #site: SharedState | undefined
  #list: PageList | undefined
  #feed: TaggedAnswer<unknown[]> | undefined
  #news: TaggedAnswer<NewsQueryResult> | undefined
  #calendar: TaggedAnswer<unknown[]> | undefined
  /** Files for calendar programs. */
  #calendarFiles = new Set<string>()
  /** In which aspects pages with a list of news show pictures. */
  readonly #newsAspects = new Set<number | undefined>()
  readonly #pages = new Map<string, PageAtPath>()
  readonly #search = new SearchPages()
  #redirects: ReadonlyMap<string, string> = new Map()
  #hostRedirects: readonly HostRedirect[] = []
  /** False until everything is known that was published before the last refresh, also after one that failed. */
  #isCurrent = false
  #isNotFoundDue = false
  #areListsDue = false
  #areValuesDue = false
  #isSearchDue = false
  #failures: RenderFailure[] = []

  /** `readDeployed` reads a file of the site as it is deployed, for a folder that no run has written into yet. */
  constructor(
    build: Build,
    lake: SanityClient,
    folder: SiteFolder,
    readDeployed: ReadDeployed = async () => undefined,
  ) {
    this.#build = build
    this.#readDeployed = readDeployed
    this.#values = new StoredValues(lake)
    this.#lake = lake
    this.#folder = folder
    this.socialImages = new SocialImages(build, folder.path)
    this.copies = new AssetCopies(folder.path, assetBases(lake))
    this.#files = createPageFiles(build, this.socialImages, this.copies)
    this.#queue = new RenderQueue(async (path) =>
      this.copies.localize(
        await fetchPage(lake, path, this.#site?.lastGood.facts ?? [], () =>
          this.#readResult(snapshotFile(path)),
        ),
      ),
    )
  }

  /** Whether the content has a first page. */
  get hasHome(): boolean {
    return this.#list?.rows.has('/') ?? false
  }

  /** What a host answers before it looks for a file; the files of redirects are for hosts that cannot. */
  get redirects(): readonly HostRedirect[] {
    return this.#hostRedirects
  }

  /** All that is wrong with the site as it stands. */
  get problems(): RenderFailure[] {
    return this.#problems.all()
  }

  /** Whether the day is another one than that of the last refresh: other figures and rules may hold. */
  get isAnotherDay(): boolean {
    const site = this.#site
    return site !== undefined && todayIn(site.lastGood.settings?.timeZone) !== site.today
  }

  /** The next day on which the site will be another one without a publish, as `2027-01-01`. */
  get nextChange(): string | undefined {
    if (!this.#site) return undefined
    const {today} = this.#site
    const ofPages = nextChange(
      [...this.#pages.values()].flatMap(({periods}) => periods),
      today,
    )
    return [this.#site.nextChange, ofPages].filter((day) => day !== undefined).sort()[0]
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
   * Finds what is touched by a publish with these sync tags or by a new day, or whatever has changed since the last time. After one that failed, the
   * next finds everything. Rejects when the lake does not answer.
   */
  async refresh(tags: Touched): Promise<void> {
    const touched = this.#isCurrent ? tags : 'everything'
    this.#isCurrent = false
    const known = {site: this.#site, list: this.#list}
    const [site, list] = await Promise.all([
      this.isAnotherDay || isTouched(known.site?.answer, touched) ? this.#fetchSite() : known.site,
      isTouched(known.list, touched) ? fetchPageList(this.#lake) : known.list,
    ])
    if (!site || !list) throw new Error('The content lake gave no answer')
    const isSiteChanged = site.json !== known.site?.json
    this.#site = site
    this.#list = list
    // It is fetched when it is written: a page must not wait for it.
    if (isTouched(this.#feed, touched)) this.#feed = undefined
    if (isTouched(this.#news, touched)) this.#news = undefined
    if (isTouched(this.#calendar, touched)) this.#calendar = undefined
    this.#found(
      'site',
      site.answer.flaws.map((flaw) => flawFailure(everyPage, flaw)),
    )
    this.#found('periods', site.endedFacts.map(endedFact))
    this.#found('list', list.failures)
    if (site !== known.site) await this.#writeRedirects(site)
    for (const path of this.#pages.keys()) {
      if (!list.rows.has(path) || this.#redirects.has(path)) await this.#removePage(path)
    }
    this.#found('redirected pages', this.#redirectedPages(list))
    for (const [path, {tokens}] of this.#pages) this.#findFormerFacts(path, tokens, site)
    this.#enqueue(list, touched, {isSiteChanged, isNewDay: site.today !== known.site?.today})
    this.#isNotFoundDue ||= isSiteChanged
    this.#areListsDue ||=
      isSiteChanged || list !== known.list || !this.#feed || !this.#news || !this.#calendar
    this.#areValuesDue = true
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
    } else if (this.#areValuesDue) {
      this.#areValuesDue = false
      this.#found('stored values', await this.#values.check().catch(notLookedAt))
    } else if (this.#isSearchDue) {
      await this.#writeSearch(site)
    } else {
      for (const {file, error} of await this.#folder.finish()) this.#failFile(file, error)
      if (this.#failures.length === 0) return undefined
    }
    const failures = this.#failures
    this.#failures = []
    return {pages, failures}
  }

  async #fetchSite(): Promise<SharedState> {
    const before =
      this.#site?.lastGood ?? ((await this.#readResult(lastGoodSiteFile)) as SharedState['lastGood'])
    const answer = this.copies.localize(await fetchSite(this.#lake, before))
    // The first run knows no pages yet; what the last one left was in use then.
    const used = this.#site && this.#usedTokens(this.#site.json + stringify(answer))
    return shareState(answer, before, used)
  }

  /** The result in the JSON of an earlier answer; undefined where there is none that can be read. */
  async #readResult(file: string): Promise<unknown> {
    try {
      return JSON.parse((await this.#folder.read(file)) ?? (await this.#readDeployed(file)) ?? '{}').result
    } catch {
      return undefined
    }
  }

  /** What was published comes first, then what shares its tags, then what waited before, then the rest. */
  #enqueue(
    {rows}: PageList,
    touched: Touched,
    {isSiteChanged, isNewDay}: {isSiteChanged: boolean; isNewDay: boolean},
  ): void {
    const published: string[] = []
    const sharing: string[] = []
    const others: string[] = []
    for (const [path, documents] of rows) {
      if (this.#redirects.has(path)) continue
      const page = this.#pages.get(path)
      if (page?.revision !== revisionOf(documents)) published.push(path)
      // What failed is tried again with every publish.
      else if (!page?.hash || isTouched(page, touched)) sharing.push(path)
      else if (isNewDay && page.periods.length > 0) sharing.push(path)
      else if (isSiteChanged) others.push(path)
    }
    this.#queue.put([...published, ...sharing], others)
  }

  /** Renders a page, or returns false where nothing of it has changed or could be rendered. */
  async #renderPage(fetched: Fetch, site: SharedState): Promise<boolean> {
    const {path} = fetched
    if ('error' in fetched) return this.#failFetch(path, fetched.error)
    const {syncTags, flaws} = fetched.answer
    const periods: Period[] = []
    const result = contentInForce(fetched.answer.result, site.today, (document) => periods.push(document))
    const rows = this.#list?.rows.get(path) ?? []
    const revision = revisionOf(rows)
    const flawed = [...flaws.map((flaw) => flawFailure(path, flaw)), ...endedDocuments(path, result)]
    if (!result && flaws.length > 0) {
      this.#pages.set(path, {syncTags, revision, hash: '', tokens: [], periods})
      return this.#failPage(path, flawed, 'lacks something that no page can do without')
    }
    const row = rows.find(({id}) => id === result?._id)
    const file = pageFile(path)
    // It moved after the list was fetched: that change is on its way.
    if (!row || !file || !result) return false
    const answer = {result, syncTags}
    const json = stringify(answer)
    const tokens = tokensOf(json)
    const hash = hashOf(site.hash + row.updatedAt + json)
    const isSame = this.#pages.get(path)?.hash === hash
    const page = {syncTags, revision, hash: isSame ? hash : '', tokens, periods}
    this.#pages.set(path, page)
    this.#findFormerFacts(path, tokens, site)
    if (isSame) {
      this.#found(path, flawed)
      return false
    }
    const disclaimer = missingDisclaimer(result)
    if (disclaimer) return this.#failPage(path, flawed, disclaimer)
    try {
      const {html, snapshot, title, body, failures, openTokens, aspects} = await this.#files.renderPage(
        row,
        {answer, json},
        site,
      )
      const open = openTokens
        .filter((name) => !flaws.some(({problem}) => problem.includes(`{${name}}`)))
        .map((name) => openToken(path, row.id, name))
      const others = [...flawed, ...open]
      if (openTokens.some(isCount)) {
        return this.#failPage(path, others, 'would lack a count that its disclaimer has to state')
      }
      if (await this.#wasWithout(file, openTokens)) {
        return this.#failPage(path, others, 'would show a token that is no fact, and stays as it was')
      }
      if (openTokens.length > 0 && (await this.#renderLastGood(row, site))) {
        return this.#failPage(path, others, 'would show a token that is no fact, and shows what it last did')
      }
      this.#found(path, [...flawed, ...open, ...failures])
      if (json.includes('"newsList"')) for (const aspect of aspects) this.#newsAspects.add(aspect)
      await this.#folder.put(file, html)
      await this.#folder.put(snapshotFile(path), snapshot)
      if (this.#search.set(path, title, body)) this.#isSearchDue = true
    } catch (error) {
      const isShown = await this.#renderLastGood(row, site)
      const what = isShown ? 'could not be rendered, and shows what it last did' : 'could not be rendered'
      return this.#failPage(path, flawed, what, error)
    }
    page.hash = hash
    return true
  }

  /**
   * Renders a page that has no file yet from its last good data, which a machine that renders for the first time has from the deployed
   * site. Returns whether it could.
   */
  async #renderLastGood(row: PageRow, site: SharedState): Promise<boolean> {
    const file = pageFile(row.path)
    if (!file || this.#folder.has(file)) return false
    const name = snapshotFile(row.path)
    const {result} = conform<PageQueryResult>(answerShapes.page, await this.#readResult(name))
    if (result?._id !== row.id) return false
    const answer = this.copies.localize({result, syncTags: []})
    try {
      const rendered = await this.#files.renderPage(row, {answer, json: stringify(answer)}, site)
      if (rendered.openTokens.length > 0) return false
      await this.#folder.put(file, rendered.html)
      await this.#folder.put(name, rendered.snapshot)
      return true
    } catch {
      return false
    }
  }

  /** Whether there is an earlier rendering in which none of these tokens is to be read. */
  async #wasWithout(file: string, tokens: readonly string[]): Promise<boolean> {
    if (tokens.length === 0) return false
    const before = await this.#folder.read(file)
    // The data at the end holds texts as they are written.
    const shown = tokensOf(before?.split('<script type="application/json"')[0] ?? '')
    return before !== undefined && !tokens.some((name) => shown.includes(name))
  }

  /** Names texts that show the last value of a fact because nobody publishes it any more. */
  #findFormerFacts(path: string, tokens: readonly string[], {formerFacts}: SharedState): void {
    const failures = tokens
      .filter((name) => formerFacts.has(name))
      .map((name) => {
        const message = `{${name}} on ${path} is no published fact any more; its last value stays`
        return new ContentFailure(path, message, undefined, {document: this.#list?.rows.get(path)?.[0]?.id})
      })
    this.#found(`tokens of ${path}`, failures)
  }

  #failPage(path: string, others: readonly RenderFailure[], what: string, cause?: unknown): false {
    const document = this.#list?.rows.get(path)?.[0]?.id
    const failure = new RenderFailure(path, `The page ${path} ${what}`, cause, {
      document,
      ...others[0]?.place,
    })
    this.#found(path, [...others, failure])
    return false
  }

  /** A refusal concerns the one page; where there is no answer at all, everything waits. */
  #failFetch(path: string, error: unknown): false {
    const {syncTags = [], revision = '', tokens = [], periods = []} = this.#pages.get(path) ?? {}
    this.#pages.set(path, {syncTags, revision, hash: '', tokens, periods})
    if (!(error instanceof ClientError || error instanceof ServerError)) {
      this.#queue.put([path], [])
      throw error
    }
    this.#found(path, [new RenderFailure(path, `The content of ${path} could not be fetched`, error)])
    return false
  }

  #failFile(file: string, error: unknown): void {
    const path = [...this.#pages.keys()].find((path) => filesOf(path).includes(file))
    const page = path === undefined ? undefined : this.#pages.get(path)
    if (page) page.hash = ''
    const subject = file === '404.html' ? notFoundPath : (path ?? file)
    this.#found(subject, [new RenderFailure(subject, `The file ${file} could not be written`, error)])
  }

  async #renderNotFound(site: SharedState): Promise<void> {
    this.#isNotFoundDue = false
    try {
      await this.#folder.put('404.html', await this.#files.renderNotFound(site))
      this.#found(notFoundPath, [])
    } catch (error) {
      const message = 'The 404 page could not be rendered'
      this.#found(notFoundPath, [new RenderFailure(notFoundPath, message, error)])
    }
  }

  /** Pages that are rendered. */
  #renderedRows(): PageRow[] {
    return [...(this.#list?.rows ?? [])].flatMap(([path, [row]]) =>
      row && !this.#redirects.has(path) && this.#folder.has(fileAt(path)) ? [row] : [],
    )
  }

  /** After all pages, once for all that was published meanwhile. */
  async #writeSearch({data: {facts, navigation}}: SharedState): Promise<void> {
    this.#isSearchDue = false
    const own = navigation?.searchPath
    const listed = this.#renderedRows().filter(({path, noIndex}) => !noIndex && path !== own)
    for (const {path, title} of listed) {
      // A page that could not be rendered is found by what an earlier run left.
      const html = this.#search.has(path) ? undefined : await this.#folder.read(fileAt(path))
      if (html) this.#search.set(path, String(resolveContent(title, facts) ?? path), html)
    }
    const paths = listed.map(({path}) => path).sort()
    await this.#folder.put(searchFile, this.#search.toJson(paths))
  }

  async #writeLists(site: SharedState): Promise<void> {
    const rows = this.#renderedRows()
    const origin = this.#build.renderer.env.siteUrl
    this.#feed ??= await fetchRows(this.#lake, feedQuery)
    this.#news ??= this.copies.localize(await fetchNews(this.#lake))
    this.copies.need(this.#news.result, [...this.#newsAspects])
    const news = this.#news
    const articles = this.#feed.result
    await this.#writeCalendar(site)
    this.#found('lists', await writeLists(this.#folder, {origin, site, rows, articles, news}))
    await this.#folder.put(lastGoodSiteFile, stringify({...site.answer, result: this.#rememberedSite(site)}))
    this.#areListsDue = false
    this.#isSearchDue = true
  }

  async #writeCalendar({data: {settings, facts}}: SharedState): Promise<void> {
    this.#calendar ??= await fetchRows(this.#lake, calendarQuery)
    const rows = resolveContent(this.#calendar.result, facts)
    const name = settings?.organizationName ?? ''
    const {files, failures} = calendarFiles(this.#build.renderer.env.siteUrl, name, rows)
    this.#found(calendarFile, failures)
    for (const file of this.#calendarFiles) if (!files.has(file)) await this.#folder.remove(file)
    for (const [file, text] of files) await this.#folder.put(file, text)
    this.#calendarFiles = new Set(files.keys())
  }

  /** What the next run falls back to. A fact that is not published and that nothing holds is forgotten. */
  #rememberedSite({lastGood, formerFacts, json}: SharedState): SharedState['lastGood'] {
    const used = this.#usedTokens(json)
    return {...lastGood, facts: lastGood.facts.filter(({key}) => !formerFacts.has(key) || used.has(key))}
  }

  /** Names in braces on any page. */
  #usedTokens(siteJson: string): Set<string> {
    return new Set([...tokensOf(siteJson), ...[...this.#pages.values()].flatMap(({tokens}) => tokens)])
  }

  async #writeRedirects({lastGood}: SharedState): Promise<void> {
    const {targets, rules, failures} = possibleRedirects(lastGood.redirects)
    this.#hostRedirects = rules
    this.#found('redirects', failures)
    for (const from of this.#redirects.keys()) {
      if (!targets.has(from)) await this.#folder.remove(fileAt(from))
    }
    const known = this.#redirects
    this.#redirects = targets
    for (const [from, target] of targets) {
      if (this.#pages.has(from)) await this.#removePage(from)
      if (known.get(from) !== target) await this.#folder.put(fileAt(from), redirectDocument(target))
    }
  }

  /** As in the browser, a redirect comes before a page. */
  #redirectedPages({rows}: PageList): RenderFailure[] {
    const hidden = [...this.#redirects.keys()].flatMap((from) => rows.get(from) ?? [])
    return hidden.map(({id, path}) => {
      const message = `The page ${id} is not shown: a redirect starts at its path ${path}`
      return new ContentFailure(path, message, undefined, {document: id, field: 'path'})
    })
  }

  async #removePage(path: string): Promise<void> {
    for (const file of filesOf(path)) await this.#folder.remove(file)
    this.#pages.delete(path)
    this.#search.delete(path)
    this.#problems.set(path, [])
    this.#problems.set(`tokens of ${path}`, [])
  }

  /** Replaces what is known to be wrong with a page, a file or a list; what is new is named. */
  #found(subject: string, failures: readonly RenderFailure[]): void {
    this.#failures.push(...this.#problems.set(subject, failures))
  }
}

const isCount = (token: string): boolean => countTokens.some((count) => count === token)

function endedFact({_id, key, effectiveUntil}: SharedState['endedFacts'][number]): ContentFailure {
  const message = `{${key}}: its period ended on ${effectiveUntil} and no other follows; the site says so`
  return new ContentFailure(everyPage, message, undefined, {document: _id, field: 'effectiveUntil'})
}

/** Nothing waits for it: the next publish looks again. */
function notLookedAt(error: unknown): RenderFailure[] {
  return [new ContentFailure('stored values', 'The stored values could not be looked at', error)]
}

function openToken(path: string, document: string, name: string): ContentFailure {
  return new ContentFailure(path, `{${name}} on ${path} is no published fact`, undefined, {document})
}

function revisionOf(documents: readonly PageRow[]): string {
  return documents.map(({id, revision}) => `${id} ${revision}`).join()
}

function filesOf(path: string): string[] {
  const file = pageFile(path)
  return file ? [file, snapshotFile(path)] : []
}
