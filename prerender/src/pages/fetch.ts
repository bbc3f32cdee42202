import type {SanityClient} from '@sanity/client'
import type {PageQueryResult} from '@upline/web/content/sanity.types.generated.ts'
import {pageQuery} from '@upline/web/pages/page.groq.ts'

/** The result of a query, and the sync tags of the content that it depends on. */
export type Tagged<Result> = {result: Result; syncTags: readonly string[]}

/** Sync tags of published content, or everything if they are unknown. */
export type Touched = ReadonlySet<string> | 'everything'

// The tags come with an answer that is not reduced to its result.
const withTags = {filterResponse: false, returnQuery: false} as const

/** Queries the page, article or carrier at a path, as the browser does. The result is null if there is none. */
export async function fetchPage(lake: SanityClient, path: string): Promise<Tagged<PageQueryResult>> {
  const {result, syncTags = []} = await lake.fetch(pageQuery, {path}, withTags)
  return {result, syncTags}
}

/** Returns the result of a query and its tags. `Result` is the type that TypeGen derived, or `unknown[]`. */
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
