import type {SanityClient} from '@sanity/client'
import type {
  NewsQueryResult,
  PageQueryResult,
  SiteQueryResult,
} from '@upline/web/content/sanity.types.generated'
import {newsQuery} from '@upline/web/news-query'
import {pageQuery} from '@upline/web/page-query'
import {siteQuery} from '@upline/web/site-query'

// The tags come with an answer that is not reduced to its result.
const withTags = {filterResponse: false, returnQuery: false} as const

/** The result of a query, and the tags of the content that it depends on. */
export type TaggedAnswer<Result> = {result: Result; syncTags: string[]}

/** Tags of what was published, or everything where nobody can say. */
export type Touched = ReadonlySet<string> | 'everything'

/** The same query as the browser's: what all pages share. */
export async function fetchSite(lake: SanityClient): Promise<TaggedAnswer<SiteQueryResult>> {
  const {result, syncTags = []} = await lake.fetch(siteQuery, {}, withTags)
  return {result, syncTags}
}

/** The same query as the browser's: the page or article at a path, null where there is none. */
export async function fetchPage(lake: SanityClient, path: string): Promise<TaggedAnswer<PageQueryResult>> {
  const {result, syncTags = []} = await lake.fetch(pageQuery, {path}, withTags)
  return {result, syncTags}
}

// Longer than any list a visitor goes through.
const mostNews = 1000

/** The same query as the browser's: all news, newest first. */
export async function fetchNews(lake: SanityClient): Promise<TaggedAnswer<NewsQueryResult>> {
  const params = {category: '', count: mostNews}
  const {result, syncTags = []} = await lake.fetch(newsQuery, params, withTags)
  return {result, syncTags}
}

/** A query of the prerenderer's own. Its rows are checked one by one where they are read. */
export async function fetchRows(lake: SanityClient, query: string): Promise<TaggedAnswer<unknown[]>> {
  const {result, syncTags = []} = await lake.fetch<unknown[]>(query, {}, withTags)
  return {result, syncTags}
}

/** Whether an answer may be another one now. */
export function isTouched(answer: {syncTags: readonly string[]} | undefined, touched: Touched): boolean {
  const tags = answer?.syncTags
  return !tags || touched === 'everything' || tags.some((tag) => touched.has(tag))
}

/** An answer as the browser gets it. Left out are properties that are null, as half of it is their names, and its tags: the first fetch brings them. */
export function stringify({result}: TaggedAnswer<object | null>): string {
  const withoutNulls = (_key: string, value: unknown) => (value === null ? undefined : value)
  return `{"result":${JSON.stringify(result, withoutNulls) ?? 'null'}}`
}
