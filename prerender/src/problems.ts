import {writeFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import type {RenderFailure} from './render-report.ts'

/** What is wrong with the site as it stands, by what it is wrong with. */
export class Problems {
  readonly #failures = new Map<string, readonly RenderFailure[]>()
  #new: RenderFailure[] = []

  /** Replaces what was wrong with a page, a file or a list. */
  set(subject: string, failures: readonly RenderFailure[]): void {
    const known = new Set(this.#failures.get(subject)?.map(({message}) => message))
    if (failures.length > 0) this.#failures.set(subject, failures)
    else this.#failures.delete(subject)
    this.#new.push(...failures.filter(({message}) => !known.has(message)))
  }

  /** What has become wrong since the last call. */
  takeNew(): RenderFailure[] {
    const failures = this.#new
    this.#new = []
    return failures
  }

  all(): RenderFailure[] {
    return [...this.#failures.values()].flat()
  }
}

/** Where the report on a site stands: beside its folder, so that it is not deployed with it. */
export const reportFile = (folder: string): string => join(dirname(folder), 'render-report.json')

/** The path at which a site on one machine serves the report. No page can have it. */
export const reportPath = '/_render-report.json'

/** The report as JSON, for the Studio and for whoever builds. */
export function reportJson(problems: readonly RenderFailure[], checkedAt = new Date()): string {
  const rows = problems.map(({subject, message, place, cause, name}) => ({
    page: subject,
    ...place,
    message,
    cause: cause instanceof Error ? cause.message : undefined,
    // False where the page or file is not rendered, or is as it last was.
    isRendered: name === 'ContentFailure',
  }))
  return `${JSON.stringify({checkedAt: checkedAt.toISOString(), problems: rows}, null, 2)}\n`
}

export function writeReport(folder: string, problems: readonly RenderFailure[]): void {
  writeFileSync(reportFile(folder), reportJson(problems))
}
