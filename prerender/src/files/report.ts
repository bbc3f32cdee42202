import {writeFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {notFoundPath} from '@upline/domain/content/own-paths.ts'

/** The place of a problem in the content, as far as known. */
type Place = {document?: string | undefined; section?: string | undefined; field?: string | undefined}

/** A page, redirect, entry or file that failed. The cause is what went wrong. */
export class RenderFailure extends Error {
  override name = 'RenderFailure'
  /** Path of the page, or name of the file. */
  readonly subject: string
  readonly place: Place

  constructor(subject: string, message: string, {cause, ...place}: Place & {cause?: unknown} = {}) {
    super(message, {cause})
    this.subject = subject
    this.place = place
  }

  /** Returns lines for a terminal: what failed, where in the content, and why. */
  describe(): string {
    const {document, section, field} = this.place
    const place = [document && `document ${document}`, section, field].filter(Boolean).join(', ')
    return [this.message, place, ...reasonsOf(this.cause)].filter(Boolean).join('\n  ')
  }
}

/** A part that is left out of a page. The rest of the page is rendered. */
export class ContentFailure extends RenderFailure {
  override name = 'ContentFailure'
}

/** Returns the messages of an error and its causes, the outermost first. */
export function reasonsOf(error: unknown): string[] {
  return error instanceof Error ? [error.message, ...reasonsOf(error.cause)] : []
}

/** The place of a problem in the content that all pages share. */
export const everyPage = 'every page'

/** A site needs its home page and its 404 page. */
export function isFatal(failure: RenderFailure): boolean {
  return !(failure instanceof ContentFailure) && (failure.subject === '/' || failure.subject === notFoundPath)
}

/** Maximum number of problems of one page, file or list, because a wrong list of 50,000 items would fill log and Health. */
const mostListed = 100

/** The current failures of the site, by page, file or list. */
export class Report {
  readonly #failures = new Map<string, readonly RenderFailure[]>()
  #new: RenderFailure[] = []

  set(subject: string, all: readonly RenderFailure[]): void {
    const more = all.length - mostListed
    const rest = new RenderFailure(subject, `${more} more problems of ${subject} are not listed`)
    const failures = more > 0 ? [...all.slice(0, mostListed), rest] : all
    const known = new Set(this.#failures.get(subject)?.map(({message}) => message))
    if (failures.length > 0) this.#failures.set(subject, failures)
    else this.#failures.delete(subject)
    this.#new.push(...failures.filter(({message}) => !known.has(message)))
  }

  takeNew(): RenderFailure[] {
    const failures = this.#new
    this.#new = []
    return failures
  }

  all(): RenderFailure[] {
    return [...this.#failures.values()].flat()
  }
}

/** Returns the path of the report: next to the folder of the site, so that it is not deployed. */
export const reportFile = (folder: string): string => join(dirname(folder), 'render-report.json')

/** The path at which a site on one machine serves the report. No page can have it. */
export const reportPath = '/_render-report.json'

export function reportJson(failures: readonly RenderFailure[]): string {
  const problems = failures.map(({subject, message, place, cause, name}) => ({
    page: subject,
    ...place,
    message,
    cause: cause instanceof Error ? cause.message : undefined,
    // False if the page or file was not rendered.
    isRendered: name === 'ContentFailure',
  }))
  return `${JSON.stringify({checkedAt: new Date(), problems}, null, 2)}\n`
}

export function writeReport(folder: string, failures: readonly RenderFailure[]): void {
  writeFileSync(reportFile(folder), reportJson(failures))
}
