import {writeFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {notFoundPath} from '@upline/domain/content/own-paths.ts'

/** A page, redirect, entry or file that failed, or a part that was left out, with its place in the content as far as known. */
export type RenderProblem = {
  /** Path of the page, or name of the file. */
  subject: string
  message: string
  /** Why, the outermost reason first. */
  reasons?: readonly string[]
  /** False if the page or file was not rendered at all. */
  isRendered: boolean
  document?: string | undefined
  section?: string | undefined
  field?: string | undefined
}

/** Returns lines for a terminal: what failed, where in the content, and why. */
export function describe({message, document, section, field, reasons = []}: RenderProblem): string {
  const place = [document && `document ${document}`, section, field].filter(Boolean).join(', ')
  return [message, place, ...reasons].filter(Boolean).join('\n  ')
}

/** Returns the messages of an error and its causes, the outermost first. */
export function reasonsOf(error: unknown): string[] {
  return error instanceof Error ? [error.message, ...reasonsOf(error.cause)] : []
}

/** The place of a problem in the content that all pages share. */
export const everyPage = 'every page'

/** A site needs its home page and its 404 page. */
export function isFatal({isRendered, subject}: RenderProblem): boolean {
  return !isRendered && (subject === '/' || subject === notFoundPath)
}

/** Maximum number of problems of one page, file or list, because a wrong list of 50,000 items would fill log and Health. */
const mostListed = 100

/** The current problems of the site, by page, file or list. */
export class Report {
  readonly #problems = new Map<string, readonly RenderProblem[]>()
  #new: RenderProblem[] = []

  set(subject: string, all: readonly RenderProblem[]): void {
    const more = all.length - mostListed
    const message = `${more} more problems of ${subject} are not listed`
    const problems = more > 0 ? [...all.slice(0, mostListed), {subject, message, isRendered: true}] : all
    const known = new Set(this.#problems.get(subject)?.map(describe))
    if (problems.length > 0) this.#problems.set(subject, problems)
    else this.#problems.delete(subject)
    this.#new.push(...problems.filter((problem) => !known.has(describe(problem))))
  }

  takeNew(): RenderProblem[] {
    const problems = this.#new
    this.#new = []
    return problems
  }

  all(): RenderProblem[] {
    return [...this.#problems.values()].flat()
  }
}

/** Returns the path of the report: next to the folder of the site, so that it is not deployed. */
export const reportFile = (folder: string): string => join(dirname(folder), 'render-report.json')

/** The path at which a site on one machine serves the report. No page can have it. */
export const reportPath = '/_render-report.json'

export function reportJson(problems: readonly RenderProblem[]): string {
  return `${JSON.stringify({checkedAt: new Date(), problems}, null, 2)}\n`
}

export function writeReport(folder: string, problems: readonly RenderProblem[]): void {
  writeFileSync(reportFile(folder), reportJson(problems))
}
