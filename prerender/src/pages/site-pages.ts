import {contentInForce} from '@upline/domain/periods/in-force.ts'
import type {PageQueryResult} from '@upline/web/content/sanity.types.generated.ts'
import type {AssetCopies} from '../assets/asset-copies.ts'
import type {SiteFolder} from '../hosting/site-folder.ts'
import {RenderFailure, type Report} from '../report.ts'
import type {Page} from './due-pages.ts'
import {type Tagged, toJson} from './fetch.ts'
import {filesOf} from './page-files.ts'
import type {PageRow} from './page-list.ts'
import {endedDocuments} from './page-periods.ts'
import {type PageSource, type Renderer, renderPage} from './render-page.ts'
import {hashOf, type SharedState} from './shared-state.ts'
import {withUpcomingEvents} from './upcoming-events.ts'

/** The pages of a site, each with its files and its failures. */
export class SitePages {
  /** Pages by path. */
  readonly all = new Map<string, Page>()
  readonly #renderer: Renderer
  readonly #folder: SiteFolder
  readonly #copies: AssetCopies
  readonly #report: Report

  constructor(renderer: Renderer, folder: SiteFolder, copies: AssetCopies, report: Report) {
    this.#renderer = renderer
    this.#folder = folder
    this.#copies = copies
    this.#report = report
  }

  /** Returns the names of all files, also of pages that could not be rendered. */
  get files(): string[] {
    return [...this.all.keys()].flatMap(filesOf)
  }

  /** Renders a page into its files. Returns false if it failed or is the same as before. */
  async render(
    path: string,
    rows: readonly PageRow[],
    {result: answer, syncTags: tags}: Tagged<PageQueryResult>,
    shared: SharedState,
  ): Promise<boolean> {
    try {
      const json = toJson(contentInForce(withUpcomingEvents(answer, shared.today), shared.today))
      const result: PageQueryResult = JSON.parse(json)
      const row = rows.find(({id}) => id === result?._id)
      // It moved after the list was fetched: that change is on its way.
      if (!row || !result) return false
      const hash = hashOf(shared.hash + row.updatedAt + json)
      const known = this.all.get(path)
      if (known?.hash === hash) this.all.set(path, {...known, tags})
      else await this.#write({row, result, json}, shared, {path, tags, hash})
      return known?.hash !== hash
    } catch (error) {
      this.fail(path, rows, error, tags)
      return false
    }
  }

  async #write(source: PageSource, shared: SharedState, page: Omit<Page, 'search' | 'facts'>): Promise<void> {
    const {path} = page
    const rendered = await renderPage(this.#renderer, source, shared)
    const [htmlFile, snapshotFile] = filesOf(path)
    await this.#folder.put(htmlFile, rendered.html)
    await this.#folder.put(snapshotFile, rendered.snapshot)
    this.#copies.need(source.result, rendered.aspects)
    if (rendered.sharedPicture) this.#copies.needNamed(new URL(rendered.sharedPicture).pathname)
    this.all.set(path, {...page, search: rendered.search, facts: rendered.facts})
    this.#report.set(path, [...rendered.failures, ...endedDocuments(path, source.result)])
  }

  /** Keeps the files of a page until a later publish renders it. */
  fail(path: string, rows: readonly PageRow[], error: unknown, tags = this.all.get(path)?.tags ?? []): void {
    const search = this.all.get(path)?.search ?? ''
    this.all.set(path, {path, tags, hash: '', search, facts: []})
    const message = `The page ${path} could not be rendered`
    this.#report.set(path, [new RenderFailure(path, message, error, {document: rows[0]?.id})])
  }

  failFile(file: string, error: unknown): void {
    const page = [...this.all.values()].find(({path}) => filesOf(path).includes(file))
    if (page) page.hash = ''
    const subject = page?.path ?? file
    this.#report.set(subject, [new RenderFailure(subject, `The file ${file} could not be written`, error)])
  }

  async remove(path: string): Promise<void> {
    for (const file of filesOf(path)) await this.#folder.remove(file)
    this.all.delete(path)
    this.#report.set(path, [])
  }
}
