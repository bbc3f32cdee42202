import {choiceTitle} from '@upline/web/content/choices.ts'
import type {SiteData} from '@upline/web/content/types.ts'
import {conform} from './conform.ts'
import {escapeXml} from './html.ts'
import {ContentFailure, type RenderFailure} from './render-report.ts'
import {answerShapes} from './shapes.ts'

/** Where feed readers find the news, below the site's root. */
export const feedFile = 'about/news/rss.xml'

/** The newest articles; the rest are for the news page. */
export const feedQuery = `*[_type == "newsArticle" && defined(path)] | order(date desc, title asc)[0...30]{_id, title, path, date, category, description}`

type Article = Record<'_id' | 'title' | 'path' | 'date' | 'category' | 'description', string>
type Channel = Pick<SiteData, 'choices'> & {origin: string; title: string; description: string}

/** RSS 2.0 of the articles as the feed query answers, newest first. An article that lacks its title, path or date is left out. */
export function newsFeed(
  {origin, title, description, choices}: Channel,
  answer: readonly unknown[],
): {xml: string; failures: RenderFailure[]} {
  const {result: articles = [], flaws} = conform<Article[]>(answerShapes.feed, answer)
  const failures = flaws.map(({document = '', field, problem}) => {
    const message = `The article ${document} cannot stand in the feed as it is: its ${field} ${problem}`
    return new ContentFailure(feedFile, message, undefined, {document, field})
  })
  const items = articles.map((article) =>
    feedItem(origin, {...article, category: choiceTitle({choices}, 'newsCategory', article.category)}),
  )
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\n${element('title', title)}${element('link', `${origin}/about/news`)}${element('description', description)}<language>en-us</language><atom:link href="${origin}/${feedFile}" rel="self" type="application/rss+xml"/>\n${items.join('')}</channel></rss>\n`
  return {xml, failures}
}

function feedItem(origin: string, {_id, title, path, date, category, description}: Article): string {
  return `<item>${element('title', title)}${element('link', origin + path)}<guid isPermaLink="false">${escapeXml(_id)}</guid>${element('pubDate', new Date(date).toUTCString())}${element('category', category)}${element('description', description)}</item>\n`
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}
