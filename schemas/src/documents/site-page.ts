/** GROQ filter: documents that are a page of the site, each at its path. The page of a carrier can be switched off. */
export const isSitePage =
  '_type in ["page", "newsArticle", "carrier"] && (_type != "carrier" || hasPage == true)'

type Stored = {_type?: unknown; path?: unknown; hasPage?: unknown} | null | undefined

/** Returns the path of a document that has a page on the site, or undefined. */
export function sitePathOf(document: Stored): string | undefined {
  if (!document || (document._type === 'carrier' && document.hasPage !== true)) return undefined
  return typeof document.path === 'string' && document.path !== '' ? document.path : undefined
}
