import {isDraft, publishedId, textOf} from '@upline/schemas/health/stored-document.ts'

/** A page as it is stored: published, or a draft. */
interface StoredPage {
  _id: string
  title: unknown
  path: unknown
}

/** A page as the editor sees it: the draft where there is one. What is no text is as if it were not there. */
export interface PageEntry {
  _id: string
  title: string | undefined
  path: string | undefined
  /** There is a published version. */
  published: boolean
  /** There are changes that are not published. */
  changed: boolean
}

/** Drafts over published pages, each page once, under the id of the published one. */
export function pageEntries(stored: readonly StoredPage[]): PageEntry[] {
  const entries = new Map<string, PageEntry>()
  for (const {_id: storedId, title, path} of stored) {
    const changed = isDraft(storedId)
    const _id = publishedId(storedId)
    const other = entries.get(_id)
    const texts = {title: textOf(title), path: textOf(path)}
    entries.set(_id, {
      ...(changed ? texts : (other ?? texts)),
      _id,
      published: !changed || other?.published === true,
      changed: changed || other?.changed === true,
    })
  }
  return [...entries.values()]
}

export interface PageRow extends PageEntry {
  /** How many pages of the tree stand above it. */
  depth: number
}

/**
 * Pages in the order of a tree: each below the nearest page whose path its own continues, home first.
 * Pages without a path come last, so that a page just begun is not lost.
 */
export function pageRows(pages: readonly PageEntry[]): PageRow[] {
  const sorted = [...pages].sort((a, b) => compareSegments(segments(a.path), segments(b.path)))
  const above: string[] = []
  return sorted.map((page) => {
    const path = page.path ?? ''
    // No path continues `//`: home stands beside the others, and a path that still ends with / is above nothing.
    while (above.length > 0 && !path.startsWith(`${above.at(-1)}/`)) above.pop()
    const depth = above.length
    if (path) above.push(path)
    return {...page, depth}
  })
}

/** Rows whose title or path holds the words, all at the edge: a tree with holes would mislead. */
export function matchingRows(rows: readonly PageRow[], words: string): PageRow[] {
  const wanted = words.trim().toLowerCase()
  if (!wanted) return [...rows]
  return rows
    .filter(({title, path}) => `${title ?? ''} ${path ?? ''}`.toLowerCase().includes(wanted))
    .map((row) => ({...row, depth: 0}))
}

function segments(path: string | undefined): string[] {
  if (!path) return ['\uffff']
  return path === '/' ? [] : path.slice(1).split('/')
}

function compareSegments(a: readonly string[], b: readonly string[]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const order = (a[i] ?? '') < (b[i] ?? '') ? -1 : (a[i] ?? '') > (b[i] ?? '') ? 1 : 0
    if (order !== 0) return order
  }
  return a.length - b.length
}
