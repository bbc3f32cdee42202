/** The document types that can have a page on the site. Each map that `satisfies Record<PageType, …>` needs an entry for a new type. */
export const pageTypes = ['page', 'newsArticle', 'carrier'] as const

export type PageType = (typeof pageTypes)[number]

/** GROQ filter: documents that have a page on the site. A carrier's page can be switched off. */
export const hasPageFilter =
  '_type in ["page", "newsArticle", "carrier"] && (_type != "carrier" || hasPage == true)'

type Stored = {_type?: unknown; path?: unknown; hasPage?: unknown} | null | undefined

export function isPageType(type: unknown): type is PageType {
  return pageTypes.some((pageType) => pageType === type)
}

/** Returns whether a document has a page on the site, as `hasPageFilter` does. */
export function hasPage(document: Stored): boolean {
  return isPageType(document?._type) && (document?._type !== 'carrier' || document.hasPage === true)
}

/** Returns the path of a document's page, or undefined if the document has no page. */
export function sitePathOf(document: Stored): string | undefined {
  const path = hasPage(document) ? document?.path : undefined
  return typeof path === 'string' && path !== '' ? path : undefined
}
