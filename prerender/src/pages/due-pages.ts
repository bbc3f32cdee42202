import {isTouched, type Touched} from './fetch.ts'
import type {PageList, PageRow} from './page-list.ts'
import type {SharedState} from './shared-state.ts'

/**
 * A page: its path, the tags of its query, a hash of its input, empty if rendering failed, its entry in the search file, and the keys of
 * the facts that its own content shows.
 */
export type Page = {
  path: string
  tags: readonly string[]
  hash: string
  search: string
  facts: readonly string[]
}

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

/** Returns the paths to render again: `first` published pages, then pages with a touched tag; `last` all others. */
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

/** Returns whether a page shows a difference between two states of the shared content. */
export function showsChange(before: SharedState, after: SharedState): (page: Page | undefined) => boolean {
  const {facts: old, ...oldRest} = before.data
  const {facts, ...rest} = after.data
  if (JSON.stringify(oldRest) !== JSON.stringify(rest)) return () => true
  return (page) => page === undefined || page.facts.some((key) => old[key] !== facts[key])
}
