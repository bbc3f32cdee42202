type Stored = {_type?: unknown; path?: unknown; hasPage?: unknown} | null | undefined

/** The path at which a document is a page of the site; undefined where it is none, such as a carrier whose page is switched off. */
export function addressOf(document: Stored): string | undefined {
  if (!document || (document._type === 'carrier' && document.hasPage !== true)) return undefined
  return typeof document.path === 'string' && document.path !== '' ? document.path : undefined
}
