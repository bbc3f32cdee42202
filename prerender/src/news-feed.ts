import {escapeXml} from './html.ts'
import {RenderFailure} from './render-report.ts'

/** Where feed readers find the news, below the site's root. */
export const feedFile = 'about/news/rss.xml'

/** The newest articles; the rest are for the news page. */
export const feedQuery = `*[_type == "newsArticle" && defined(path)] | order(date desc, title asc)[0...30]{_id, title, path, date, category, description}`

type Channel = {origin: string; title: string; description: string}

/** RSS 2.0 of the articles as the feed query answers, newest first. An article that lacks something is left out. */
export function newsFeed(
  {origin, title, description}: Channel,
  articles: readonly unknown[],
): {xml: string; failures: RenderFailure[]} {
  const failures: RenderFailure[] = []
  const items = articles.flatMap((article) => {
    try {
      return [feedItem(origin, article as Record<string, unknown>)]
    } catch (error) {
      const {_id: id} = article as {_id: string}
      failures.push(new RenderFailure(feedFile, `The article ${id} cannot stand in the feed`, error))
      return []
    }
  })
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\n${element('title', title)}${element('link', `${origin}/about/news`)}${element('description', description)}<language>en-us</language><atom:link href="${origin}/${feedFile}" rel="self" type="application/rss+xml"/>\n${items.join('')}</channel></rss>\n`
  return {xml, failures}
}

/** Throws when a field that the feed needs is no text. */
function feedItem(origin: string, article: Record<string, unknown>): string {
  const text = (name: string): string => {
    const value = article[name]
    if (typeof value !== 'string') throw new Error(`Its ${name} is missing or no text`)
    return value
  }
  const date = new Date(text('date'))
  if (Number.isNaN(date.getTime())) throw new Error(`Its date "${article.date}" is no date`)
  return `<item>${element('title', text('title'))}${element('link', origin + text('path'))}<guid isPermaLink="false">${escapeXml(text('_id'))}</guid>${element('pubDate', date.toUTCString())}${element('category', text('category'))}${element('description', text('description'))}</item>\n`
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}
