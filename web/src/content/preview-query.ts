import type {FetchQuery} from './client.ts'

// Apart from client.ts, which a page needs only once it queries.
let fetchDrafts: FetchQuery | undefined

/** Turns this visit into a preview: all queries go to `fetchQuery` instead. */
export function previewWith(fetchQuery: FetchQuery): void {
  fetchDrafts = fetchQuery
}

/** What queries drafts in a preview; undefined in every other visit. */
export const previewQuery = (): FetchQuery | undefined => fetchDrafts
