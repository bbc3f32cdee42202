import {escapeText} from './html.ts'

/** Paths below which the site has files of its own, and names that a static host gives a meaning to. */
const reserved = /^\/(?:_content|assets|social)(?:\/|$)|\/index(?:\.html)?$|^\/404(?:\.html)?$/

// What file systems allow, in bytes.
const longestName = 255

/**
 * The file that holds the page at a path: `carriers/directory/index.html`, which any static host serves at `/carriers/directory`, or
 * the path itself where it names a file (`downloads/overview.html`). Undefined for a path that cannot be one: it leaves the site's
 * folder, means a file of the site's own, or has a part that is too long for a file name.
 */
export function pageFile(path: string): string | undefined {
  if (path === '/') return 'index.html'
  const [first, ...names] = path.split('/')
  if (first !== '' || names.length === 0 || !names.every(isFileName) || reserved.test(path)) return undefined
  return path.endsWith('.html') ? path.slice(1) : `${path.slice(1)}/index.html`
}

/** Hidden files are not served. */
function isFileName(name: string): boolean {
  return name !== '' && !name.startsWith('.') && !/[\\?#\0]/.test(name) && isShort(name)
}

/** With what is added to it: the ending of its JSON, and of a file that is not complete yet. */
const isShort = (name: string): boolean => Buffer.byteLength(`${name}.json.new`) <= longestName

/** A page that only redirects the visitor; without JavaScript too, and without an entry in the history. */
export function redirectDocument(target: string): string {
  const address = escapeText(target)
  return `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><title>${address}</title><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${address}"><link rel="canonical" href="${address}"><link rel="icon" href="/favicon.svg"></head><body><a href="${address}">${address}</a></body></html>\n`
}

/** `updatedAt` is the ISO date of the last change. */
export function sitemap(origin: string, pages: readonly {path: string; updatedAt: string}[]): string {
  const urls = pages.map(
    ({path, updatedAt}) =>
      `<url><loc>${escapeText(origin + path)}</loc><lastmod>${escapeText(updatedAt)}</lastmod></url>\n`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`
}

export function robots(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`
}
