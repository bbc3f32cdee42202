import {contentInForce} from '@upline/domain/periods/in-force.ts'
import type {PageQueryResult} from '@upline/web/content/sanity.types.generated.ts'
import {resolveContent} from '@upline/web/content/tokens.ts'
import type {SearchPage} from '@upline/web/search/search-index.ts'
import type {Build} from '../files/read-build.ts'
import {type Report, reasonsOf} from '../files/report.ts'
import {filesOf} from '../files/site-files.ts'
import type {SiteFiles} from '../files/site-folder.ts'
import {type Tagged, toJson} from '../lake/fetch.ts'
import type {PageRow} from '../lake/page-list.ts'
import {hashOf, type SharedState} from '../lake/shared-state.ts'
import type {AssetCopies} from './asset-copies.ts'
import {headOf} from './head.ts'
import {assertComplete, openTokens, tokenNames} from './page-problems.ts'
import {pageText, synonymsOf, topicsOf} from './page-text.ts'
import {type WrittenPapers, withPaperSizes} from './paper.ts'
import type {SocialImages} from './social-images.ts'
import {companyFacts, isAboutCompany} from './structured-data.ts'
import {withUpcomingEvents} from './upcoming-events.ts'

export type Page = {
  path: string
  /** Sync tags of its query. */
  tags: readonly string[]
  /** Hash of its input; empty if rendering failed. */
  hash: string
  /** Its entries in the search file, separated by commas. */
  search: string
  /** Keys of the facts that its own content shows. */
  facts: readonly string[]
}

type Target = {
  build: Build
  folder: SiteFiles
  copies: AssetCopies
  images: SocialImages
  papers: WrittenPapers
  report: Report
  now: () => Date
}

/** Renders pages into their files, and remembers them. */
export class RenderedPages {
  readonly #target: Target
  readonly #byPath: Map<string, Page>

  constructor(target: Target, known: ReadonlyMap<string, Page> = new Map()) {
    this.#target = target
    this.#byPath = new Map(known)
  }

  get byPath(): ReadonlyMap<string, Page> {
    return this.#byPath
  }

  /** Renders a page into its files. Returns false if its input is the same as before. Rejects if the page cannot be shown. */
  async render(
    path: string,
    rows: readonly PageRow[],
    {result: answer, syncTags: tags}: Tagged<PageQueryResult>,
    shared: SharedState,
  ): Promise<boolean> {
    const {today} = shared
    const events = withUpcomingEvents(answer, {today, timeZone: shared.data.settings?.timeZone})
    const json = toJson(withPaperSizes(contentInForce(events, today), this.#target.papers))
    const result: PageQueryResult = JSON.parse(json)
    const row = rows.find(({id}) => id === result?._id)
    // It moved after the list was fetched; the next refresh renders it.
    if (!row || !result) return false
    const hash = hashOf(shared.hash + row.updatedAt + json)
    const known = this.#byPath.get(path)
    if (known?.hash === hash) {
      this.#byPath.set(path, {...known, tags})
      return false
    }
    const overlong = new Set<string>()
    const content = resolveContent(result, shared.data.facts, (key) => void overlong.add(key))
    const tokens = openTokens(content)
    assertComplete(result, content, tokens, overlong)
    const {build, folder, copies, images, report} = this.#target
    const {codeFor, env, renderPage} = build.renderer
    const {head, failures} = headOf(env.siteUrl, content, shared, row, images)
    const renderedAt = this.#target.now().getTime()
    const {content: siteContent, hash: siteHash} = shared
    const state = {renderedAt, site: {result: siteContent, hash: siteHash}, page: {result, hash}}
    const page = await renderPage(path, state, {
      modules: build.modules[codeFor(content)],
      head,
    })
    const [htmlFile, snapshotFile] = filesOf(path)
    await Promise.all([
      folder.put(htmlFile, page.html),
      folder.put(snapshotFile, JSON.stringify({renderedAt, ...page.page})),
    ])
    copies.need(result, page.aspects)
    copies.keep(page.html.toString())
    const picture = head.meta['og:image']
    if (picture) copies.needNamed(new URL(picture).pathname)
    const {title, _type: kind} = content
    const synonyms = synonymsOf(content)
    const search: SearchPage[] = [
      {path, title: title ?? '', kind, text: pageText(content), ...(synonyms.length > 0 && {synonyms})},
      ...topicsOf(content).map(({anchor, ...topic}) => ({path: `${path}#${anchor}`, kind, ...topic})),
    ]
    const facts = [...tokenNames(result), ...(isAboutCompany(content) ? companyFacts : [])]
    this.#byPath.set(path, {
      path,
      tags,
      hash,
      search: search.map((entry) => JSON.stringify(entry)).join(',\n'),
      facts,
    })
    const parts = page.failures.map(({part: {document, name, field}, error}) => {
      const message = `${path}: section ${name} could not be rendered; left out`
      return {message, reasons: reasonsOf(error), document, section: name, field}
    })
    const unknown = tokens.map((token) => {
      const message = `{${token}} on ${path} is not a published fact`
      return {message, document: row.id}
    })
    const dropped = Array.from(overlong, (key) => {
      const message = `A text on ${path} is left out: the fact {${key}} makes it too long`
      return {message, document: row.id}
    })
    const problems = [...parts, ...unknown, ...dropped]
    report.set(path, [...failures, ...problems.map((each) => ({subject: path, isRendered: true, ...each}))])
    return true
  }

  /** Keeps the files of a page until a later publish renders it. */
  fail(path: string, rows: readonly PageRow[], error: unknown, tags?: readonly string[]): void {
    const {search = '', tags: known = []} = this.#byPath.get(path) ?? {}
    this.#byPath.set(path, {path, tags: tags ?? known, hash: '', search, facts: []})
    const message = `The page ${path} could not be rendered`
    const problem = {message, reasons: reasonsOf(error), isRendered: false, document: rows[0]?.id}
    this.#target.report.set(path, [{subject: path, ...problem}])
  }

  async remove(path: string): Promise<void> {
    for (const file of filesOf(path)) await this.#target.folder.remove(file)
    this.#byPath.delete(path)
    this.#target.report.set(path, [])
  }
}
