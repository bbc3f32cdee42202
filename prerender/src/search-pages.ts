import {resolveContent} from '@upline/web/content/tokens.ts'
import type {SearchPage} from '@upline/web/services/search/search-index.ts'
import type {PageRow} from './page-list.ts'
import {pageText} from './page-text.ts'
import type {SharedState} from './shared-state.ts'
import {fileAt} from './site-files.ts'
import type {SiteFolder} from './site-folder.ts'

/** The file that the browser searches. */
const searchFile = '_content/search.json'

/** What the search knows of each page. Each is read from its HTML once: writing the file again costs only the joining. */
export class SearchPages {
  readonly #folder: SiteFolder
  readonly #pages = new Map<string, string>()
  #isDue = false

  constructor(folder: SiteFolder) {
    this.#folder = folder
  }

  /** Whether the file is older than what is known. */
  get isDue(): boolean {
    return this.#isDue
  }

  invalidate(): void {
    this.#isDue = true
  }

  set(path: string, title: string, html: string): void {
    const page: SearchPage = {path, title, text: pageText(html)}
    const json = JSON.stringify(page)
    if (this.#pages.get(path) === json) return
    this.#pages.set(path, json)
    this.#isDue = true
  }

  delete(path: string): void {
    this.#pages.delete(path)
  }

  /** Writes the file. `rows` are the pages that are rendered. */
  async write(rows: readonly PageRow[], {data: {facts, navigation}}: SharedState): Promise<void> {
    this.#isDue = false
    const own = navigation?.searchPath
    const listed = rows.filter(({path, noIndex}) => !noIndex && path !== own)
    for (const {path, title} of listed) {
      // A page that could not be rendered is found by what an earlier run left.
      const html = this.#pages.has(path) ? undefined : await this.#folder.read(fileAt(path))
      if (html) this.set(path, String(resolveContent(title, facts) ?? path), html)
    }
    const paths = listed.map(({path}) => path).sort()
    const pages = paths.flatMap((path) => this.#pages.get(path) ?? [])
    await this.#folder.put(searchFile, `{"pages":[${pages.join(',\n')}]}`)
    this.#isDue = false
  }
}
