import type {HostRedirect} from './hosting.ts'
import type {PageList} from './page-list.ts'
import type {Problems} from './problems.ts'
import {possibleRedirects} from './redirects.ts'
import {ContentFailure} from './render-report.ts'
import {fileAt, redirectDocument} from './site-files.ts'
import type {SiteFolder} from './site-folder.ts'

/** Redirects of the site, and a file at the start of each for hosts that cannot answer with one. */
export class SiteRedirects {
  readonly #folder: SiteFolder
  readonly #problems: Problems
  #targets: ReadonlyMap<string, string> = new Map()
  #written: ReadonlyMap<string, string> = new Map()
  #rules: readonly HostRedirect[] = []

  constructor(folder: SiteFolder, problems: Problems) {
    this.#folder = folder
    this.#problems = problems
  }

  /** What a host answers before it looks for a file. */
  get rules(): readonly HostRedirect[] {
    return this.#rules
  }

  /** As in the browser, a redirect comes before a page. */
  hides(path: string): boolean {
    return this.#targets.has(path)
  }

  /** Replaces all redirects. Files follow with `write`. */
  set(redirects: Parameters<typeof possibleRedirects>[0]): void {
    const {targets, rules, failures} = possibleRedirects(redirects)
    this.#targets = targets
    this.#rules = rules
    this.#problems.set('redirects', failures)
  }

  nameHiddenPages({rows}: PageList): void {
    const hidden = [...this.#targets.keys()].flatMap((from) => rows.get(from) ?? [])
    const failures = hidden.map(({id, path}) => {
      const message = `The page ${id} is not shown: a redirect starts at its path ${path}`
      return new ContentFailure(path, message, undefined, {document: id, field: 'path'})
    })
    this.#problems.set('redirected pages', failures)
  }

  /** Writes the files, after those of the pages that are hidden now are gone. */
  async write(): Promise<void> {
    for (const from of this.#written.keys()) {
      if (!this.#targets.has(from)) await this.#folder.remove(fileAt(from))
    }
    for (const [from, target] of this.#targets) {
      if (this.#written.get(from) !== target) await this.#folder.put(fileAt(from), redirectDocument(target))
    }
    this.#written = this.#targets
  }
}
