import {sitemapPath} from '@upline/domain/content/own-paths.ts'
import {escapeXml} from './xml.ts'

export function sitemap(origin: string, pages: readonly {path: string; updatedAt: string}[]): string {
  const urls = pages.map(
    ({path, updatedAt}) =>
      `<url><loc>${escapeXml(origin + path)}</loc><lastmod>${escapeXml(updatedAt)}</lastmod></url>\n`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`
}

export function robots(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}${sitemapPath}\n`
}
