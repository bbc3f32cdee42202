import {escapeText} from './html.ts'

/** Names of files that no page may take. */
const reserved = /^(?:_content|assets)(?:\/|$)|^(?:index|404)\.html$|^(?:sitemap\.xml|robots\.txt)$/

/**
 * The file that holds the page at a path, `carriers/directory.html` for instance; undefined for a path that cannot be
 * one: it leaves the site's folder, or means a file of the site's own.
 */
export function pageFile(path: string): string | undefined {
  if (path === '/') return 'index.html'
  if (!/^\/[^/\\?#\0]/.test(path) || path.split('/').some((part) => part === '.' || part === '..'))
    return undefined
  if (/\/$|\/\/|[\\?#\0]/.test(path)) return undefined
  const name = path.slice(1)
  const file = name.endsWith('.html') ? name : `${name}.html`
  return reserved.test(file) || reserved.test(name) ? undefined : file
}

/** A page that only sends the visitor on; without JavaScript too, and without an entry in the history. */
export function redirectDocument(goal: string): string {
  const address = escapeText(goal)
  return `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>${address}</title><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${address}"><link rel="canonical" href="${address}"><link rel="icon" href="/favicon.svg"></head><body><a href="${address}">${address}</a></body></html>\n`
}

/** One address of the site with the moment what it shows changed last, as an ISO date. */
export type Entry = {address: string; changed: string}

export function sitemap(entries: readonly Entry[]): string {
  const urls = entries.map(
    ({address, changed}) =>
      `<url><loc>${escapeText(address)}</loc>${changed ? `<lastmod>${escapeText(changed)}</lastmod>` : ''}</url>\n`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`
}

export function robots(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`
}
