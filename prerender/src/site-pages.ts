import {ClientError, ServerError} from '@sanity/client'
import {contentInForce} from '@upline/domain/periods/in-force.ts'
import type {Period} from '@upline/domain/periods/period.ts'
import type {PageQueryResult} from '@upline/web/content/sanity.types.generated.ts'
import {isTouched, type SoundAnswer, stringify, type Touched} from './answers.ts'
import type {PageRow} from './page-list.ts'
import {endedDocuments, missingDisclaimer} from './page-periods.ts'
import {filesOf, type PageWriter} from './page-writer.ts'
import type {Problems} from './problems.ts'
import type {Fetched} from './render-queue.ts'
import {ContentFailure, flawFailure, RenderFailure} from './render-report.ts'
import type {SearchPages} from './search-pages.ts'
import {hashOf, type SharedState} from './shared-state.ts'
import type {SiteFolder} from './site-folder.ts'
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

type Needs = {
  writer: PageWriter
  folder: SiteFolder
  search: SearchPages
  problems: Problems
}

/** What is known of every page of the site: what it was rendered from, when it is due again, and what is wrong with it. */
export class SitePages {
  readonly #needs: Needs
  readonly #pages = new Map<string, PageAtPath>()
  /** In which aspects pages with a list of news show pictures. */
  readonly newsAspects = new Set<number | undefined>()

  constructor(needs: Needs) {
    this.#needs = needs
  }

  get paths(): string[] {
    return [...this.#pages.keys()]
  }

  /** Names in braces on any page. */
  get tokens(): string[] {
    return [...this.#pages.values()].flatMap(({tokens}) => tokens)
  }

  get periods(): Period[] {
    return [...this.#pages.values()].flatMap(({periods}) => periods)
  }

  /** How soon a page has to be rendered: undefined when it need not be. */
  dueAs(
    path: string,
    documents: readonly PageRow[],
    touched: Touched,
    {isSiteChanged, isNewDay}: {isSiteChanged: boolean; isNewDay: boolean},
  ): 'published' | 'touched' | 'other' | undefined {
    const page = this.#pages.get(path)
    if (page?.revision !== revisionOf(documents)) return 'published'
    // What failed is tried again with every publish.
    if (!page?.hash || isTouched(page, touched)) return 'touched'
    if (isNewDay && page.periods.length > 0) return 'touched'
    return isSiteChanged ? 'other' : undefined
  }

  /** Renders a page, or returns false where nothing of it has changed or could be rendered. Throws when the lake gave no answer at all. */
  async render(
    fetched: Fetched<SoundAnswer<PageQueryResult>>,
    rows: readonly PageRow[],
    site: SharedState,
  ): Promise<boolean> {
    if ('error' in fetched) return this.#failFetch(fetched.path, rows, fetched.error)
    const {path} = fetched
    const {syncTags, flaws} = fetched.answer
    const periods: Period[] = []
    const result = contentInForce(fetched.answer.result, site.today, (document) => periods.push(document))
    const revision = revisionOf(rows)
    const flawed = [...flaws.map((flaw) => flawFailure(path, flaw)), ...endedDocuments(path, result)]
    if (!result && flaws.length > 0) {
      this.#pages.set(path, {syncTags, revision, hash: '', tokens: [], periods})
      return this.#fail(path, rows, flawed, 'lacks something that no page can do without')
    }
    const row = rows.find(({id}) => id === result?._id)
    // It moved after the list was fetched: that change is on its way.
    if (!row || !result) return false
    const answer = {result, syncTags}
    const json = stringify(answer)
    const tokens = tokensOf(json)
    const hash = hashOf(site.hash + row.updatedAt + json)
    const isSame = this.#pages.get(path)?.hash === hash
    const page = {syncTags, revision, hash: isSame ? hash : '', tokens, periods}
    this.#pages.set(path, page)
    this.nameFormerFacts(path, rows, site)
    if (isSame) {
      this.#needs.problems.set(path, flawed)
      return false
    }
    const disclaimer = missingDisclaimer(result)
    if (disclaimer) return this.#fail(path, rows, flawed, disclaimer)
    const {failures, ...outcome} = await this.#needs.writer.write(row, {answer, json}, site)
    // A flaw of the text that has it names an open token already.
    const named = flaws.flatMap(({problem}) => tokensOf(problem))
    const others = [
      ...flawed,
      ...failures.filter(({message}) => !named.some((name) => message.startsWith(`{${name}}`))),
    ]
    if ('refusal' in outcome) return this.#fail(path, rows, others, outcome.refusal, outcome.cause)
    this.#needs.problems.set(path, others)
    this.#needs.search.set(outcome.content)
    if (json.includes('"newsList"')) for (const aspect of outcome.aspects) this.newsAspects.add(aspect)
    page.hash = hash
    return true
  }

  /** Names texts that show the last value of a fact because nobody publishes it any more. */
  nameFormerFacts(path: string, rows: readonly PageRow[], {formerFacts}: SharedState): void {
    const failures = (this.#pages.get(path)?.tokens ?? [])
      .filter((name) => formerFacts.has(name))
      .map((name) => {
        const message = `{${name}} on ${path} is no published fact any more; its last value stays`
        return new ContentFailure(path, message, undefined, {document: rows[0]?.id})
      })
    this.#needs.problems.set(`tokens of ${path}`, failures)
  }

  /** A file of a page could not be written. Returns the path of the page; undefined where it is no page's. */
  forgetFile(file: string): string | undefined {
    const [path, page] = [...this.#pages].find(([path]) => filesOf(path).includes(file)) ?? []
    if (page) page.hash = ''
    return path
  }

  /** What this run could not render stays as an earlier one left it. */
  keepFiles(): void {
    for (const path of this.paths) for (const file of filesOf(path)) this.#needs.folder.keep(file)
  }

  async remove(path: string): Promise<void> {
    const {folder, problems, search} = this.#needs
    for (const file of filesOf(path)) await folder.remove(file)
    this.#pages.delete(path)
    search.delete(path)
    problems.set(path, [])
    problems.set(`tokens of ${path}`, [])
  }

  #fail(
    path: string,
    rows: readonly PageRow[],
    others: readonly RenderFailure[],
    what: string,
    cause?: unknown,
  ): false {
    const place = {document: rows[0]?.id, ...others[0]?.place}
    const failure = new RenderFailure(path, `The page ${path} ${what}`, cause, place)
    this.#needs.problems.set(path, [...others, failure])
    return false
  }

  /** A refusal concerns the one page; where there is no answer at all, everything waits. */
  #failFetch(path: string, rows: readonly PageRow[], error: unknown): false {
    const {syncTags = [], revision = '', tokens = [], periods = []} = this.#pages.get(path) ?? {}
    this.#pages.set(path, {syncTags, revision, hash: '', tokens, periods})
    if (!(error instanceof ClientError || error instanceof ServerError)) throw error
    const message = `The content of ${path} could not be fetched`
    const failure = new RenderFailure(path, message, error, {document: rows[0]?.id})
    this.#needs.problems.set(path, [failure])
    return false
  }
}

function revisionOf(documents: readonly PageRow[]): string {
  return documents.map(({id, revision}) => `${id} ${revision}`).join()
}
