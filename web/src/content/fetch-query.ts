import type {ClientReturn, QueryParams} from '@sanity/client'
import type {QueryFunctionContext} from '@tanstack/react-query'

/** The result of a query, and the sync tags of the content it depends on (see live-updates.ts) where they are known. */
export type Answer<Result> = {result: Result; syncTags?: string[]}

/** What a query function of react-query is called with. */
export type FetchContext = Pick<QueryFunctionContext, 'client' | 'signal'>

/** Runs a GROQ query; the result has the type that TypeGen derived for this very query. */
export type FetchQuery = <const Query extends string>(
  query: Query,
  params: QueryParams,
  context: FetchContext,
) => Promise<Answer<ClientReturn<Query>>>

// Not in client.ts, which a page needs only once it queries.
let fetchDrafts: FetchQuery | undefined

/** Turns this visit into a preview: all queries go to `fetchQuery` instead. */
export function previewWith(fetchQuery: FetchQuery): void {
  fetchDrafts = fetchQuery
}

/** What queries drafts in a preview; undefined in every other visit. */
export const previewQuery = (): FetchQuery | undefined => fetchDrafts
