import type {Figures} from '@upline/domain/periods/figures.ts'
import {isTouched, type Touched} from '../lake/fetch.ts'
import type {PageRow} from '../lake/page-list.ts'
import type {SharedState} from '../lake/shared-state.ts'
import type {Page} from '../render/rendered-pages.ts'
import type {Content} from './content.ts'

/** Returns the paths to render again: `first` published pages, then pages with a touched tag; `last` all others. */
export function duePages(
  pages: ReadonlyMap<string, Page>,
  {shared, list, redirects}: Content,
  known: Content | undefined,
  touched: Touched,
): {first: string[]; last: string[]} {
  const isSharedChanged = shared.hash !== known?.shared.hash
  const published: string[] = []
  const sharing: string[] = []
  const last: string[] = []
  for (const [path, rows] of list.rows) {
    if (redirects.targets.has(path)) continue
    const page = pages.get(path)
    if (!page || revisionOf(rows) !== revisionOf(known?.list.rows.get(path))) published.push(path)
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
  const {facts: old, ...oldRest}: {facts: Figures} = before.data
  const {facts, ...rest}: {facts: Figures} = after.data
  if (JSON.stringify(oldRest) !== JSON.stringify(rest)) return () => true
  return (page) => page === undefined || page.facts.some((key) => old[key] !== facts[key])
}
