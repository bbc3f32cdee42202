import {isTouched, type Touched} from './fetch.ts'
import type {PageList, PageRow} from './page-list.ts'

/** What is known of a page: the tags of its content, and a hash of all it was rendered from, empty where that failed. */
export type Page = {path: string; tags: readonly string[]; hash: string; search: string}

type Change = {
  touched: Touched
  list: PageList
  /** The list before. */
  known: PageList | undefined
  pages: ReadonlyMap<string, Page>
  isSharedChanged: boolean
  /** Whether a redirect takes the place of a page. */
  isRedirected: (path: string) => boolean
}

/** Returns the paths that a change concerns: `first` what was published, then what shares its tags; `last` the rest. */
export function duePages({touched, list, known, pages, isSharedChanged, isRedirected}: Change): {
  first: string[]
  last: string[]
} {
  const published: string[] = []
  const sharing: string[] = []
  const last: string[] = []
  for (const [path, rows] of list.rows) {
    if (isRedirected(path)) continue
    const page = pages.get(path)
    if (!page || revisionOf(rows) !== revisionOf(known?.rows.get(path))) published.push(path)
    // A page that failed is tried again with every publish.
    else if (!page.hash || isTouched(page.tags, touched)) sharing.push(path)
    else if (isSharedChanged) last.push(path)
  }
  return {first: [...published, ...sharing], last}
}

const revisionOf = (rows: readonly PageRow[] = []): string =>
  rows.map(({id, revision}) => `${id} ${revision}`).join()
