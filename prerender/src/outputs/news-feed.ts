import {feedPath, newsPath} from '@upline/domain/content/own-paths.ts'
import {isSitePath} from '@upline/domain/content/page-path.ts'
import {isDate} from '@upline/domain/dates/date.ts'
import {noonOf} from '@upline/domain/dates/zoned-time.ts'
import {choiceTitle} from '@upline/web/content/choices.ts'
import type {SiteData} from '@upline/web/content/types.ts'
import type {RenderProblem} from '../files/report.ts'
import {escapeXml} from './xml.ts'

export const feedFile = feedPath.slice(1)

export const feedQuery = `*[_type == "newsArticle" && defined(path)] | order(date desc, title asc)[0...60]{_id, title, path, date, category, description}`

const mostItems = 30

type Article = Record<'_id' | 'title' | 'path' | 'date' | 'category' | 'description', string>
type Channel = Pick<SiteData, 'choices'> & {
  origin: string
  title: string
  description: string
  /** Time zone of the organization, in which articles are dated. */
  timeZone: unknown
  /** Paths of the pages that search engines may list. */
  listed: ReadonlySet<string>
}

/**
 * RSS 2.0 of the articles as the feed query answers, newest first. Leaves out an article that lacks its title, path or date, one that search
 * engines may not list, and one of a later date than today.
 */
export function newsFeed(channel: Channel, answer: readonly unknown[], today: string) {
  const {origin, title, description, choices, timeZone, listed} = channel
  const failures: RenderProblem[] = []
  const items: string[] = []
  for (const row of answer as Partial<Article>[]) {
    if (items.length === mostItems) break
    const field = (['title', 'path', 'date'] as const).find((name) =>
      name === 'date'
        ? !isDate(row.date)
        : name === 'path'
          ? !isSitePath(row.path)
          : typeof row.title !== 'string' || !row.title,
    )
    if (field) {
      const document = String(row._id)
      const message = `The article is not in the feed: its ${field} is missing or wrong`
      failures.push({subject: feedFile, message, isRendered: true, document, field})
      continue
    }
    if (!listed.has(String(row.path)) || String(row.date) > today) continue
    const category =
      typeof row.category === 'string' ? choiceTitle({choices}, 'newsCategory', row.category) : ''
    const summary = typeof row.description === 'string' ? row.description : ''
    items.push(feedItem(origin, timeZone, {...(row as Article), category, description: summary}))
  }
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
${element('title', title)}${element('link', origin + newsPath)}${element('description', description)}<language>en-us</language>
<atom:link href="${origin}${feedPath}" rel="self" type="application/rss+xml"/>
${items.join('')}</channel></rss>
`
  return {xml, failures}
}

function feedItem(
  origin: string,
  timeZone: unknown,
  {_id, title, path, date, category, description}: Article,
): string {
  const elements = [
    element('title', title),
    element('link', origin + path),
    `<guid isPermaLink="false">${escapeXml(_id)}</guid>`,
    // Readers in America would see midnight in UTC as the previous date.
    element('pubDate', noonOf(timeZone, date).toUTCString()),
    element('category', category),
    element('description', description),
  ]
  return `<item>${elements.join('')}</item>\n`
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}
