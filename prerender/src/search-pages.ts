import type {SearchPage} from '@upline/web/search-index'
import {pageText} from './page-text.ts'

/** The file that the browser searches. */
export const searchFile = '_content/search.json'

/** What the search knows of each page. Each is read from its HTML once: writing the file again costs only the joining. */
export class SearchPages {
  readonly #pages = new Map<string, string>()

  /** Returns whether the search finds the page by other words now. */
  set(path: string, title: string, html: string): boolean {
    const page: SearchPage = {path, title, text: pageText(html)}
    const json = JSON.stringify(page)
    if (this.#pages.get(path) === json) return false
    this.#pages.set(path, json)
    return true
  }

  has(path: string): boolean {
    return this.#pages.has(path)
  }

  delete(path: string): void {
    this.#pages.delete(path)
  }

  /** The file, with those of the pages that have been set. */
  toJson(paths: readonly string[]): string {
    return `{"pages":[${paths.flatMap((path) => this.#pages.get(path) ?? []).join(',\n')}]}`
  }
}
