import {isSitePath} from './page-path.ts'

/** The document types that can have a page on the site. Each map that `satisfies Record<PageType, …>` needs an entry for a new type. */
export const pageTypes = ['page', 'newsArticle', 'carrier'] as const

export type PageType = (typeof pageTypes)[number]

/** GROQ filter: documents that have a page on the site. A carrier's page can be switched off. */
export const hasPageFilter =
  '_type in ["page", "newsArticle", "carrier"] && (_type != "carrier" || hasPage == true)'

/** GROQ projection of a document of any type: the path of its page, or null. */
export const pagePathField = '"path": select(_type != "carrier" || hasPage == true => path)'

/** The type of section that lists all documents of a type; undefined if there is none. Health and the preview use it. */
export const listedBy: Readonly<Record<PageType | 'calendarEvent', string | undefined>> = {
  page: undefined,
  newsArticle: 'newsList',
  carrier: 'carrierDirectory',
  calendarEvent: 'eventList',
}

/** Does the same for any type name. */
export function listOf(type: string): string | undefined {
  return Object.hasOwn(listedBy, type) ? listedBy[type as keyof typeof listedBy] : undefined
}

type Stored = {_type?: unknown; path?: unknown; hasPage?: unknown} | null | undefined

export function isPageType(type: unknown): type is PageType {
  return pageTypes.some((pageType) => pageType === type)
}

/** Returns whether a document has a page on the site, as `hasPageFilter` does. */
export function hasPage(document: Stored): boolean {
  return isPageType(document?._type) && (document?._type !== 'carrier' || document.hasPage === true)
}

/** Returns the path of a document's page, or undefined if the document has no page or its path leads to another host. */
export function sitePathOf(document: Stored): string | undefined {
  const path = hasPage(document) ? document?.path : undefined
  return isSitePath(path) ? path : undefined
}
