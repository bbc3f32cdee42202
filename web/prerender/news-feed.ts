import {escapeXml} from './html.ts'

/** Where feed readers find the news, below the site's root. */
export const feedFile = 'about/news/rss.xml'

/** The newest articles; the rest are for the news page. */
export const feedQuery = `*[_type == "newsArticle" && defined(path)] | order(date desc, title asc)[0...30]{_id, title, path, date, category, description}`

export type FeedArticle = {
  _id: string
  title: string
  path: string
  date: string
  category: string
  description: string
}

type Channel = {origin: string; title: string; description: string}

/** RSS 2.0 of the articles, newest first. */
export function newsFeed({origin, title, description}: Channel, articles: readonly FeedArticle[]): string {
  const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`
  const items = articles.map(
    (article) =>
      `<item>${element('title', article.title)}${element('link', origin + article.path)}<guid isPermaLink="false">${escapeXml(article._id)}</guid>${element('pubDate', new Date(article.date).toUTCString())}${element('category', article.category)}${element('description', article.description)}</item>\n`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\n${element('title', title)}${element('link', `${origin}/about/news`)}${element('description', description)}<language>en-us</language><atom:link href="${origin}/${feedFile}" rel="self" type="application/rss+xml"/>\n${items.join('')}</channel></rss>\n`
}
