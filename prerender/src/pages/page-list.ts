import type {SanityClient} from '@sanity/client'
import {hasPageFilter} from '@upline/domain/content/page-types.ts'
import {notFoundPath} from '@upline/web/pages/snapshot-path.ts'
import {pageFile} from '../lists/site-files.ts'
import {ContentFailure, RenderFailure} from '../report.ts'
import {fetchTagged, type Tagged} from './fetch.ts'

/** A page, article or carrier as the list of all pages has it. */
export type PageRow = {
  id: string
  revision: string
  createdAt: string
  updatedAt: string
  path: string
  /** Unchecked. */
  title: unknown
  noIndex: boolean
}

export type PageList = {
  /** Documents by path, the oldest first: it is the page at that path. */
  rows: ReadonlyMap<string, readonly PageRow[]>
  /** Documents whose path cannot be one, or is another's. */
  failures: RenderFailure[]
  syncTags: readonly string[]
}

/** What the lake gives to every document. */
type Given = Record<'_id' | '_rev' | '_createdAt' | '_updatedAt', string>

// In characters: a path may be as long as a document.
const longestShown = 100

// Not sorted by the lake: that would take longer than all the rest of a publish.
const listQuery = `*[${hasPageFilter} && defined(path) || _type == "notFoundPage"]{
  _id, _rev, _createdAt, _updatedAt,
  "path": select(_type == "notFoundPage" => "${notFoundPath}", path),
  "title": coalesce(title, name, heading),
  "noIndex": _type == "notFoundPage" || seo.noIndex == true
}`

/** All pages there are to be. */
export async function fetchPageList(lake: SanityClient): Promise<PageList> {
  return readPageList(await fetchTagged<unknown[]>(lake, listQuery))
}

function readPageList({result, syncTags}: Tagged<unknown[]>): PageList {
  const rows = new Map<string, PageRow[]>()
  const failures: RenderFailure[] = []
  for (const value of result) {
    // A path is whatever somebody wrote.
    const {_id, _rev, _createdAt, _updatedAt, path, title, noIndex} = value as Given & {
      path: unknown
      title: unknown
      noIndex: unknown
    }
    if (typeof path !== 'string' || !pageFile(path)) {
      const shown = String(typeof path === 'string' ? path : JSON.stringify(path)).slice(0, longestShown)
      const message = `The page ${_id} cannot have the path ${shown}`
      failures.push(new ContentFailure(shown, message, undefined, {document: _id, field: 'path'}))
      continue
    }
    const row = {
      id: _id,
      revision: _rev,
      createdAt: _createdAt,
      updatedAt: _updatedAt,
      path,
      title,
      noIndex: noIndex === true,
    }
    rows.set(path, [...(rows.get(path) ?? []), row])
  }
  for (const [path, rivals] of rows) {
    const [first, ...others] = rivals.sort(oldestFirst)
    for (const {id} of others) {
      const message = `The page ${id} is not shown: ${first?.id} has had the path ${path} for longer`
      failures.push(new ContentFailure(path, message, undefined, {document: id, field: 'path'}))
    }
  }
  for (const path of ['/', notFoundPath]) {
    if (!rows.has(path))
      failures.push(new RenderFailure(path, `The content has no page at ${path}: a site needs one`))
  }
  return {rows, failures, syncTags}
}

/** As the query of a page sorts them. */
function oldestFirst(a: PageRow, b: PageRow): number {
  if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? -1 : 1
  return a.id < b.id ? -1 : 1
}
