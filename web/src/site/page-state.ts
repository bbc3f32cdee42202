import type {QueryClient} from '@tanstack/react-query'
import {codeFor, loadMoreCode} from '../page/page-types.ts'
import {type PageState, pageOptions, siteOptions} from '../page/queries.ts'

/** The data from which a document was prerendered: the JSON files with its data have the same hashes. */
export type PageStamp = {
  path: string
  renderedAt: number
  siteHash: string | undefined
  pageHash: string | undefined
}

export const stampOf = (path: string, {renderedAt, site, page}: PageState): PageStamp => ({
  path,
  renderedAt,
  siteHash: site.hash,
  pageHash: page.hash,
})

/** Id of the script element that contains the stamp as JSON. */
export const pageStampId = 'page-stamp'

/** Returns undefined on the development server, whose pages are empty. */
export function readPageStamp(page: Document): PageStamp | undefined {
  const element = page.getElementById(pageStampId)
  // Written by the prerenderer from this type.
  return element ? JSON.parse(element.textContent) : undefined
}

/** Loads the data and the code of a prerendered page. Returns false if the data is not that of the document, because a publish came between. */
export async function loadPage(client: QueryClient, path: string, stamp: PageStamp): Promise<boolean> {
  const [site, page] = await Promise.all([
    client.fetchQuery(siteOptions),
    client.fetchQuery(pageOptions(path, stamp.path)),
  ])
  await loadMoreCode(codeFor(page.result))
  return site.hash === stamp.siteHash && page.hash === stamp.pageHash
}

/** Escapes JSON for a script element, so that nothing in it ends the element or begins a comment. */
export function escapeScript(json: string): string {
  return json.replaceAll('<', '\\u003c')
}
