import {QueryClient} from '@tanstack/react-query'
import {env} from '../config/env.ts'
import {type PageState, siteOptions, snapshotOptions} from '../pages/page-queries.ts'
import type {Snapshot} from '../pages/snapshot.ts'

// In milliseconds. A publish invalidates queries at once where the tab follows live events; this is for where it does not.
const staleTime = env.sanity.requests === 'none' ? Number.POSITIVE_INFINITY : 60_000

/** A client that has the data of the page at `path`, as old as its HTML: what is stale is fetched again in the background. */
export function createQueryClient(path: string, state?: PageState): QueryClient {
  const client = new QueryClient({
    // A fetch that fails without a network shows its error; react-query would wait for the network by default.
    defaultOptions: {queries: {staleTime, retry: 1, networkMode: 'always'}},
  })
  if (state) {
    const {renderedAt, site, page} = state
    client.setQueryData(siteOptions.queryKey, site, {updatedAt: renderedAt})
    const snapshot: Snapshot = {renderedAt, answer: page}
    client.setQueryData(snapshotOptions(path).queryKey, snapshot, {updatedAt: renderedAt})
  }
  return client
}
