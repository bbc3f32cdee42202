import type {ContentData} from '@upline/web/content/types.ts'
import type {SearchPage} from '@upline/web/services/search/search-index.ts'
import {pageText} from './document/page-text.ts'
import type {PageRow} from './page-list.ts'
import type {SharedState} from './shared-state.ts'
import type {SiteFolder} from './site-folder.ts'

/** The file that the browser searches. */
const searchFile = '_content/search.json'

/** What the search knows of each page. Writing the file again costs only the joining. */
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

  set(content: ContentData): void {
    const {path, title} = content
    const page: SearchPage = {path, title, text: pageText(content)}
    const json = JSON.stringify(page)
    if (this.#pages.get(path) === json) return
    this.#pages.set(path, json)
    this.#isDue = true
  }

  delete(path: string): void {
    this.#pages.delete(path)
  }

  /** Writes the file. `rows` are the pages that are rendered. */
  async write(rows: readonly PageRow[], {data: {navigation}}: SharedState): Promise<void> {
    this.#isDue = false
    const own = navigation?.searchPath
    const listed = rows.filter(({path, noIndex}) => !noIndex && path !== own)
    const paths = listed.map(({path}) => path).sort()
    const pages = paths.flatMap((path) => this.#pages.get(path) ?? [])
    await this.#folder.put(searchFile, `{"pages":[${pages.join(',\n')}]}`)
    this.#isDue = false
  }
}
