import {expect, test} from 'vitest'
import {newsFeed} from './news-feed.ts'

const channel = {
  origin: 'https://site.example',
  title: 'News',
  description: '',
  choices: {} as never,
  timeZone: 'America/Los_Angeles',
  listed: new Set(['/about/news/a', '/about/news/b']),
}
const article = (name: string, date: string) => ({_id: name, title: name, path: `/about/news/${name}`, date})
const feedOf = (...articles: object[]) => newsFeed(channel, articles, '2027-01-01')

test('an article is dated at noon in the site’s time zone, so that all readers show the same date', () => {
  const {xml} = feedOf(article('a', '2027-01-01'))
  expect(xml).toContain('<pubDate>Fri, 01 Jan 2027 20:00:00 GMT</pubDate>')
})

test('an article of a later date, or one that search engines may not list, is not in the feed', () => {
  const {xml, failures} = feedOf(
    article('a', '2027-01-02'),
    article('b', '2026-12-31'),
    article('c', '2026-12-30'),
  )
  expect(xml.match(/<guid[^>]*>\w+/g)).toEqual(['<guid isPermaLink="false">b'])
  expect(failures).toEqual([])
})
