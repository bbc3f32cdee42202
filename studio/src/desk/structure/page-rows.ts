import {getPublishedId, isDraftId} from '@sanity/client/csm'
import {fold} from '@upline/domain/content/fold.ts'
import {textOf} from '@upline/domain/content/stored-document.ts'

/** A stored page, published or a draft. */
export interface StoredPage {
  _id: string
  title: unknown
  path: unknown
}

/** A page as editors see it: the draft if there is one. Values that are not text are undefined. */
export interface PageEntry {
  _id: string
  title: string | undefined
  path: string | undefined
  published: boolean
  changed: boolean
}

/** Merges drafts and published pages by their published id. */
export function pageEntries(stored: readonly StoredPage[]): PageEntry[] {
  const entries = new Map<string, PageEntry>()
  for (const {_id: storedId, title, path} of stored) {
    const changed = isDraftId(storedId)
    const _id = getPublishedId(storedId)
    const other = entries.get(_id)
    const fields = {title: textOf(title), path: textOf(path)}
    entries.set(_id, {
      ...(changed ? fields : (other ?? fields)),
      _id,
      published: !changed || other?.published === true,
      changed: changed || other?.changed === true,
    })
  }
  return [...entries.values()]
}

export interface PageRow extends PageEntry {
  /** Number of ancestors in the tree. */
  depth: number
}

/**
 * Sorts pages as a tree: each page below the nearest page whose path is a prefix of its path. The home page comes first; pages
 * without a path come last.
 */
export function pageRows(pages: readonly PageEntry[]): PageRow[] {
  const sorted = pages.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))
  const above: string[] = []
  return sorted.map((page) => {
    const path = page.path ?? ''
    // No path starts with `//`, so the home page, and paths that end with /, have no children.
    while (above.length > 0 && !path.startsWith(`${above.at(-1)}/`)) above.pop()
    const depth = above.length
    if (path) above.push(path)
    return {...page, depth}
  })
}

/** Returns the rows whose title or path contains the search text, as a flat list. */
export function matchingRows(rows: readonly PageRow[], search: string): PageRow[] {
  const wanted = fold(search.trim())
  if (!wanted) return [...rows]
  return rows
    .filter(({title, path}) => fold(`${title ?? ''} ${path ?? ''}`).includes(wanted))
    .map((row) => ({...row, depth: 0}))
}

/** Sorts `/a/x` before `/a-z`, because a lower character than a dash separates the segments. */
function sortKey({path}: PageEntry): string {
  return path ? path.replaceAll('/', '\u0001') : '\uffff'
}
