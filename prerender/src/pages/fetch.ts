import type {SanityClient} from '@sanity/client'
import type {PageQueryResult} from '@upline/web/content/sanity.types.generated.ts'
import {pageQuery} from '@upline/web/pages/page.groq.ts'
import {withUpcomingEvents} from './upcoming-events.ts'

/** The result of a query, and the sync tags of the content that it depends on. */
export type Tagged<Result> = {result: Result; syncTags: readonly string[]}

/** Tags of what was published, or everything where nobody can say. */
export type Touched = ReadonlySet<string> | 'everything'

// The tags come with an answer that is not reduced to its result.
const withTags = {filterResponse: false, returnQuery: false} as const

/** The page, article or carrier at a path, as the browser queries it. Null where there is none. */
export async function fetchPage(lake: SanityClient, path: string): Promise<Tagged<PageQueryResult>> {
  const {result, syncTags = []} = await lake.fetch(pageQuery, {path}, withTags)
  return {result: withUpcomingEvents(result), syncTags}
}

/** The result of a query and its tags. `Result` is what the query selects: TypeGen knows it, or the caller reads it with care. */
export async function fetchTagged<Result>(
  lake: SanityClient,
  query: string,
  params: Record<string, unknown> = {},
): Promise<Tagged<Result>> {
  const {result, syncTags = []} = await lake.fetch<Result>(query, params, withTags)
  return {result, syncTags}
}

/** Whether a publish may have changed a result with these tags. */
export function isTouched(tags: readonly string[], touched: Touched): boolean {
  return touched === 'everything' || tags.some((tag) => touched.has(tag))
}

/** JSON without properties that are null: half of the length of a result is their names. */
export function toJson(result: unknown): string {
  return JSON.stringify(result, (_name, value: unknown) => (value === null ? undefined : value)) ?? 'null'
}
