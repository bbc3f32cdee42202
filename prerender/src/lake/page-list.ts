import type {SanityClient} from '@sanity/client'
import {notFoundPath} from '@upline/domain/content/own-paths.ts'
import {hasPageFilter} from '@upline/domain/content/page-types.ts'
import type {RenderProblem} from '../files/report.ts'
import {pageFile} from '../files/site-files.ts'
import {fetchTagged} from './fetch.ts'

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

export type PageList = Awaited<ReturnType<typeof fetchPageList>>

// In characters: a path may be as long as a document.
const longestShown = 100

// Sorted here, because the lake would need longer for it than for the rest of a publish.
const listQuery = `*[${hasPageFilter} && defined(path) || _type == "notFoundPage"]{
  "id": _id, "revision": _rev, "createdAt": _createdAt, "updatedAt": _updatedAt, path,
  "title": coalesce(title, name, heading), "isNotFound": _type == "notFoundPage", "noIndex": seo.noIndex == true
}`

/** A row of the query. Its path may have any value. */
type Listed = Omit<PageRow, 'path'> & {path: unknown; isNotFound: boolean}

export async function fetchPageList(lake: SanityClient) {
  const {result, syncTags} = await fetchTagged<Listed[]>(lake, listQuery)
  // Documents by path, in order of creation. The first one is the page at that path.
  const rows = new Map<string, PageRow[]>()
  // Documents with an invalid or duplicate path.
  const failures: RenderProblem[] = []
  for (const {isNotFound, ...row} of result) {
    const path = isNotFound ? notFoundPath : row.path
    if (typeof path !== 'string' || !(isNotFound || pageFile(path))) {
      const shown = String(typeof path === 'string' ? path : JSON.stringify(path)).slice(0, longestShown)
      const message = `A page cannot have the path ${shown}`
      failures.push({subject: shown, message, isRendered: true, document: row.id, field: 'path'})
      continue
    }
    rows.set(path, [...(rows.get(path) ?? []), {...row, path, noIndex: isNotFound || row.noIndex}])
  }
  for (const [path, rivals] of rows) {
    const [first, ...others] = rivals.sort(oldestFirst)
    for (const {id} of others) {
      const older = typeof first?.title === 'string' ? `“${first.title}”` : first?.id
      const message = `The page is not shown: ${older} has had the path ${path} for longer`
      failures.push({subject: path, message, isRendered: true, document: id, field: 'path'})
    }
  }
  const needed = {
    '/': 'No page has the path /: create one under Website pages, because a site needs a first page',
    [notFoundPath]:
      'Page not found is not published: publish it under Site settings, because a site needs one',
  }
  for (const [subject, message] of Object.entries(needed)) {
    if (!rows.has(subject)) failures.push({subject, message, isRendered: false})
  }
  return {rows, failures, syncTags}
}

/** Sorts as a page's query does. */
function oldestFirst(a: PageRow, b: PageRow): number {
  if (a.createdAt !== b.createdAt) return a.createdAt < b.createdAt ? -1 : 1
  return a.id < b.id ? -1 : 1
}
