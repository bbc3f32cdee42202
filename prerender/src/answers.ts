import type {SanityClient} from '@sanity/client'
import type {
  NewsQueryResult,
  PageQueryResult,
  SiteQueryResult,
} from '@upline/web/content/sanity.types.generated.ts'
import {siteQuery} from '@upline/web/content/site.groq.ts'
import {pageQuery} from '@upline/web/pages/page.groq.ts'
import {newsQuery} from '@upline/web/sections/news-list/news-list.groq.ts'
import {conform, type Flaw} from './conform.ts'
import {answerShapes} from './shapes.ts'
import {openTokens} from './token-names.ts'
import {withUpcomingEvents} from './upcoming-events.ts'

// The tags come with an answer that is not reduced to its result.
const withTags = {filterResponse: false, returnQuery: false} as const

/** The result of a query, and the tags of the content that it depends on. */
export type TaggedAnswer<Result> = {result: Result; syncTags: string[]}

/** An answer of which only what is sound is left. Its flaws say what is not. */
export type SoundAnswer<Result> = TaggedAnswer<Result> & {flaws: Flaw[]}

/** Reads the last good answer to a query, where there is one; only called where the new one has flaws. */
type ReadLastGood = () => Promise<unknown>

/** Tags of what was published, or everything where nobody can say. */
export type Touched = ReadonlySet<string> | 'everything'

const singletons: Readonly<Record<string, string>> = {
  settings: 'siteSettings',
  navigation: 'navigation',
  interfaceText: 'interfaceText',
  notFoundPage: 'notFoundPage',
}

/**
 * The same query as the browser's: what all pages share. A fact that was published before counts as one: its last value stays. `before`
 * is the last good answer.
 */
export async function fetchSite(
  lake: SanityClient,
  before: SiteQueryResult | undefined,
): Promise<SoundAnswer<SiteQueryResult>> {
  const answer = await lake.fetch(siteQuery, {}, withTags)
  const first = conform<SiteQueryResult>(answerShapes.site, answer.result, before)
  const isOpen = openTokens([...(first.result?.facts ?? []), ...(before?.facts ?? [])])
  const {result, flaws} = conform<SiteQueryResult>(answerShapes.site, answer.result, before, isOpen)
  if (!result) throw new Error('The content lake gave no answer')
  return {result, syncTags: answer.syncTags ?? [], flaws: flaws.map(withSingleton)}
}

/**
 * The same query as the browser's: the page or article at a path. Null where there is none, or, with flaws, none that can be shown.
 * `facts` are those whose tokens have a value.
 */
export async function fetchPage(
  lake: SanityClient,
  path: string,
  facts: SiteQueryResult['facts'],
  readLastGood: ReadLastGood,
): Promise<SoundAnswer<PageQueryResult>> {
  const {result: given, syncTags = []} = await lake.fetch(pageQuery, {path}, withTags)
  if (!given) return {result: null, syncTags, flaws: []}
  const isOpen = openTokens(facts)
  const first = conform<PageQueryResult>(answerShapes.page, given, undefined, isOpen)
  if (first.flaws.length === 0) return {result: withUpcomingEvents(first.result ?? null), syncTags, flaws: []}
  const second = conform<PageQueryResult>(answerShapes.page, given, await readLastGood(), isOpen)
  return {result: withUpcomingEvents(second.result ?? null), syncTags, flaws: second.flaws}
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

/** What all pages share is several documents of which there is one each; the answer does not repeat their ids. */
function withSingleton(flaw: Flaw): Flaw {
  const [, name = '', rest = ''] = /^(\w+)\.?(.*)$/.exec(flaw.field) ?? []
  const document = singletons[name]
  return document && !flaw.document ? {...flaw, document, field: rest} : flaw
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
