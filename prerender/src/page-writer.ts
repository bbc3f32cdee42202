import type {PageQueryResult} from '@upline/web/content/sanity.types.generated.ts'
import {stringify} from './answers.ts'
import type {AssetCopies} from './asset-copies.ts'
import {conform} from './conform.ts'
import type {ReadEarlier} from './earlier-results.ts'
import {type PageAnswer, type PageFiles, type RenderedFiles, snapshotFile} from './page-files.ts'
import type {PageRow} from './page-list.ts'
import {ContentFailure, notFoundPath, RenderFailure} from './render-report.ts'
import {answerShapes} from './shapes.ts'
import type {SharedState} from './shared-state.ts'
import {pageFile} from './site-files.ts'
import type {SiteFolder} from './site-folder.ts'
import {isCount, tokensOf} from './token-names.ts'

type Needs = {files: PageFiles; folder: SiteFolder; copies: AssetCopies; readEarlier: ReadEarlier}

type Written = Pick<RenderedFiles, 'content' | 'aspects'>

/** Why the files of a page are not those of its data, as the end of a sentence about it. */
type Refused = {refusal: string; cause?: unknown}

export const notFoundFile = '404.html'

/** The HTML of a page and the JSON beside it. */
export function filesOf(path: string): string[] {
  const file = pageFile(path)
  return file ? [file, snapshotFile(path)] : []
}

/** Renders pages into their files. What would show a visitor something wrong is not written: the file stays, or is of the last good data. */
export class PageWriter {
  readonly #needs: Needs

  constructor(needs: Needs) {
    this.#needs = needs
  }

  /** Does not reject: a page that cannot be rendered is refused, with its cause. */
  async write(
    row: PageRow,
    page: PageAnswer,
    site: SharedState,
  ): Promise<(Written | Refused) & {failures: RenderFailure[]}> {
    try {
      const {content, aspects, failures, openTokens, ...files} = await this.#needs.files.renderPage(
        row,
        page,
        site,
      )
      const open = openTokens.map((name) => openToken(row, name))
      const refusal = await this.#refusal(row, openTokens, site)
      if (refusal) return {refusal, failures: open}
      await this.#put(row.path, files)
      return {content, aspects, failures: [...open, ...failures]}
    } catch (cause) {
      const isShown = await this.#writeLastGood(row, site)
      const refusal = isShown ? 'could not be rendered, and shows what it last did' : 'could not be rendered'
      return {refusal, cause, failures: []}
    }
  }

  /** Returns what went wrong. */
  async writeNotFound(site: SharedState): Promise<RenderFailure[]> {
    try {
      await this.#needs.folder.put(notFoundFile, await this.#needs.files.renderNotFound(site))
      return []
    } catch (error) {
      return [new RenderFailure(notFoundPath, 'The 404 page could not be rendered', error)]
    }
  }

  /** Why a page with tokens that a visitor would read is not written; undefined where that is the best there is. */
  async #refusal(
    row: PageRow,
    openTokens: readonly string[],
    site: SharedState,
  ): Promise<string | undefined> {
    if (openTokens.length === 0) return undefined
    if (openTokens.some(isCount)) return 'would lack a count that its disclaimer has to state'
    if (await this.#wasWithout(row.path, openTokens)) {
      return 'would show a token that is no fact, and stays as it was'
    }
    if (await this.#writeLastGood(row, site)) {
      return 'would show a token that is no fact, and shows what it last did'
    }
    return undefined
  }

  /** Whether there is an earlier rendering in which none of these tokens is to be read. */
  async #wasWithout(path: string, tokens: readonly string[]): Promise<boolean> {
    const [file = ''] = filesOf(path)
    const before = await this.#needs.folder.read(file)
    // The data at the end holds texts as they are written.
    const shown = tokensOf(before?.split('<script type="application/json"')[0] ?? '')
    return before !== undefined && !tokens.some((name) => shown.includes(name))
  }

  /**
   * Renders a page that has no file yet from its last good data, which a machine that renders for the first time has from the deployed
   * site. Returns whether it could.
   */
  async #writeLastGood(row: PageRow, site: SharedState): Promise<boolean> {
    const {copies, files, folder, readEarlier} = this.#needs
    const [file] = filesOf(row.path)
    if (!file || folder.has(file)) return false
    const earlier = await readEarlier(snapshotFile(row.path))
    const {result} = conform<PageQueryResult>(answerShapes.page, earlier)
    if (result?._id !== row.id) return false
    const answer = copies.localize({result, syncTags: []})
    try {
      const rendered = await files.renderPage(row, {answer, json: stringify(answer)}, site)
      if (rendered.openTokens.length > 0) return false
      await this.#put(row.path, rendered)
      return true
    } catch {
      return false
    }
  }

  async #put(path: string, {html, snapshot}: Pick<RenderedFiles, 'html' | 'snapshot'>): Promise<void> {
    const [file = '', data = ''] = filesOf(path)
    await this.#needs.folder.put(file, html)
    await this.#needs.folder.put(data, snapshot)
  }
}

function openToken({id, path}: PageRow, name: string): ContentFailure {
  return new ContentFailure(path, `{${name}} on ${path} is no published fact`, undefined, {document: id})
}
