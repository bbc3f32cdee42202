import type {SanityClient} from '@sanity/client'

/** The result of a query, and the sync tags of the content that it depends on. */
export type Tagged<Result> = {result: Result; syncTags: readonly string[]}

/** Sync tags of published content, or everything if they are unknown. */
export type Touched = ReadonlySet<string> | 'everything'

/** Returns the result of a query and its tags. `Result` is the type that TypeGen derived, or `unknown[]`. */
export async function fetchTagged<Result>(
  lake: SanityClient,
  query: string,
  params: Record<string, unknown> = {},
): Promise<Tagged<Result>> {
  const options = {filterResponse: false, returnQuery: false} as const
  const {result, syncTags = []} = await lake.fetch<Result>(query, params, options)
  return {result, syncTags}
}

/** Returns whether a publish may have changed a result with these tags. */
export function isTouched(tags: readonly string[], touched: Touched): boolean {
  return touched === 'everything' || tags.some((tag) => touched.has(tag))
}

/** Fields of every document that no component reads. */
const unread = new Set(['_createdAt', '_updatedAt', '_rev'])

/** JSON without unread and null properties: half of the length of a result is the names of the latter. */
export function toJson(result: unknown): string {
  const read = (name: string, value: unknown) => (value === null || unread.has(name) ? undefined : value)
  return JSON.stringify(result, read) ?? 'null'
}
