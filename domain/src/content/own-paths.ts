import {encodeAddressPart} from './well-formed.ts'

/** The addresses at which the site answers without a document of the CMS. No page or redirect can have one. */

/** Paths of the iCalendar files of all events and of one event. */
export const calendarPath = '/calendar.ics'
export const eventPath = (id: string): string => `/calendar/${encodeAddressPart(id)}.ics`

/** Path of the PDF that the site makes from the text of a document for download. */
export const paperPath = (id: string): string => `/papers/${encodeAddressPart(id)}.pdf`
export const isPaperPath = (path: string): boolean => /^\/papers\/[^/]+\.pdf$/.test(path)

/** The path below which news articles live. */
export const newsPath = '/about/news'
export const feedPath = `${newsPath}/rss.xml`
export const sitemapPath = '/sitemap.xml'
export const robotsPath = '/robots.txt'

/** Files of `web/public`. */
const publicFiles = ['/favicon.svg', '/apple-touch-icon.png', '/icon-512.png']
export const ownFiles: readonly string[] = [calendarPath, feedPath, sitemapPath, robotsPath, ...publicFiles]

/** Built-in redirects from path to path, which the CMS cannot replace. */
export const builtInRedirects = [['/join', '/contact']] as const

/**
 * The path at which the site on one machine has an archived page, for staff. `moment` is a date, for its end, or a time such as
 * `2026-10-15T18:30:00.000Z`. Pages cannot have it.
 */
export const archivedPath = (moment: string, path: string): string => `/_archive/${moment}${path}`

/** The path of the list of all pages that a publish with a review changed. */
export const reviewedPath = (reviewId: string): string => `/_archive/${reviewId}`

/** The path under which the prerenderer has the 404 page. */
export const notFoundPath = '/404'

/** First segments of paths for other files: copies of assets, documents made from texts, pictures for shared links, data of pages. */
export const ownFolders: readonly string[] = ['assets', 'papers', 'social', '_content']

/** Returns whether a path belongs to a file or a built-in redirect of the site. */
export function isOwnPath(path: string): boolean {
  const [folder = ''] = path.slice(1).split('/', 1)
  const isEvent = folder === 'calendar' && path.endsWith('.ics')
  const isListed = ownFiles.includes(path) || builtInRedirects.some(([from]) => from === path)
  return isListed || isEvent || ownFolders.includes(folder)
}
