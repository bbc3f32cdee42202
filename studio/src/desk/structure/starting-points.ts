import {newsPath} from '@upline/domain/content/own-paths.ts'
import {siteDate} from '@upline/domain/dates/site-date.ts'
import {initialValues} from '@upline/schemas/initial-values.ts'
import type {Template} from 'sanity'

/** Templates for common kinds of pages, articles and carriers. */
export const startingPoints: Template[] = [
  page('page-topic', 'Page: topic with cards', ['hero', 'cardGrid', 'callToAction']),
  page('page-insurance', 'Page: insurance line', [
    'hero',
    'planList',
    'comparisonTable',
    'faqList',
    'callToAction',
  ]),
  page('page-text', 'Page: text', ['hero', 'prose']),
  article('news-press-release', 'News: press release', 'Press Releases', 2),
  article('news-industry', 'News: industry', 'Industry News', 4),
  carrier('carrier-medicare', 'Carrier: Medicare', 'Medicare'),
  carrier('carrier-life', 'Carrier: life', 'Life'),
  carrier('carrier-health', 'Carrier: health', 'Health'),
]

/** Returns a section with the initial values of its fields, as the section picker inserts it. */
export function newSection(type: string): object {
  return {_type: type, _key: type, ...initialValues(type)}
}

function page(id: string, title: string, types: string[]): Template {
  return {id, title, schemaType: 'page', value: {sections: types.map(newSection)}}
}

function article(id: string, title: string, category: string, readTime: number): Template {
  return {
    id,
    title,
    schemaType: 'newsArticle',
    value: () => ({category, readTime, path: `${newsPath}/`, date: siteDate()}),
  }
}

function carrier(id: string, title: string, line: string): Template {
  return {id, title, schemaType: 'carrier', value: {category: line, lines: [line], featured: false}}
}
