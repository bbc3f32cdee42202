import {siteDate} from '@upline/domain/dates/site-date.ts'
import type {Template} from 'sanity'

type Section = {_type: string; _key: string} & Record<string, unknown>

const hero: Section = {_type: 'hero', _key: 'hero', layout: 'page'}
const callToAction: Section = {_type: 'callToAction', _key: 'action'}
const newsPath = '/about/news/'

/** Templates for common kinds of pages, articles and carriers. */
export const startingPoints: Template[] = [
  page('page-topic', 'Page: topic with cards', [hero, {_type: 'cardGrid', _key: 'cards'}, callToAction]),
  page('page-insurance', 'Page: insurance line', [
    hero,
    {_type: 'planList', _key: 'plans'},
    {_type: 'comparisonTable', _key: 'comparison'},
    {_type: 'faqList', _key: 'questions'},
    callToAction,
  ]),
  page('page-text', 'Page: text', [hero, {_type: 'prose', _key: 'text'}]),
  article('news-press-release', 'News: press release', 'Press Releases', 2),
  article('news-industry', 'News: industry', 'Industry News', 4),
  carrier('carrier-medicare', 'Carrier: Medicare', 'Medicare'),
  carrier('carrier-life', 'Carrier: life', 'Life'),
  carrier('carrier-health', 'Carrier: health', 'Health'),
]

function page(id: string, title: string, sections: Section[]): Template {
  return {id, title, schemaType: 'page', value: {sections}}
}

function article(id: string, title: string, category: string, readTime: number): Template {
  return {
    id,
    title,
    schemaType: 'newsArticle',
    value: () => ({category, readTime, path: newsPath, date: siteDate()}),
  }
}

function carrier(id: string, title: string, line: string): Template {
  return {id, title, schemaType: 'carrier', value: {category: line, lines: [line], featured: false}}
}
