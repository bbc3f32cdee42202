import type {SanityClient} from '@sanity/client'
import {fetchRows, type TaggedAnswer} from './answers.ts'
import {RenderFailure} from './render-report.ts'
import {pageFile} from './site-files.ts'

/** A page or article as the list of all pages has it. */
export type PageRow = {
  id: string
  revision: string
  updatedAt: string
  path: string
  /** As it was written; nobody has checked it. */
  title: unknown
  noIndex: boolean
}

export type PageList = {
  /** By path. Where several documents claim a path, all of them, the first by id first. */
  rows: ReadonlyMap<string, readonly PageRow[]>
  /** Documents whose path cannot be one. */
  failures: RenderFailure[]
  syncTags: string[]
}

// Not sorted by the lake: that would take longer than all the rest of a publish.
const listQuery = `*[_type in ["page", "newsArticle"] && defined(path)]{_id, _rev, _updatedAt, path, title, "noIndex": seo.noIndex == true}`

/** All pages there are to be. */
export async function fetchPageList(lake: SanityClient): Promise<PageList> {
  return readPageList(await fetchRows(lake, listQuery))
}

function readPageList({result, syncTags}: TaggedAnswer<unknown[]>): PageList {
  const rows = new Map<string, PageRow[]>()
  const failures: RenderFailure[] = []
  for (const value of result) {
    // The lake gives these to every document; a path is whatever somebody wrote.
    const {_id, _rev, _updatedAt, path, title, noIndex} = value as Record<
      '_id' | '_rev' | '_updatedAt',
      string
    > & {
      path: unknown
      title: unknown
      noIndex: unknown
    }
    if (typeof path !== 'string' || !pageFile(path)) {
      const shown = typeof path === 'string' ? path : JSON.stringify(path)
      failures.push(new RenderFailure(shown, `The page ${_id} cannot have the path ${shown}`))
      continue
    }
    const row = {id: _id, revision: _rev, updatedAt: _updatedAt, path, title, noIndex: noIndex === true}
    const rivals = rows.get(path) ?? []
    rows.set(
      path,
      [...rivals, row].sort((a, b) => (a.id < b.id ? -1 : 1)),
    )
  }
  return {rows, failures, syncTags}
}
