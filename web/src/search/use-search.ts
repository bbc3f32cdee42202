import {useQuery} from '@tanstack/react-query'
import {useDeferredValue, useMemo} from 'react'
import {useUnfound} from '../unfound/use-unfound.ts'
import type {Found, SearchPage} from './search-index.ts'

export type Search = Found & {
  /** `idle` while nothing is searched for. */
  status: 'idle' | 'loading' | 'failed' | 'ready'
  /** The query of the results. It may lag behind the field. */
  query: string
  retry: () => void
}

// In milliseconds: as often as a tab notices a publish by asking.
const staleTime = 60_000

/** In milliseconds. A visitor who pauses for so long has typed the whole word. */
const typingPause = 2000

/** Searches the site for `text`. The index is fetched with the first use, and kept for as long as the page is open. */
export function useSearch(text: string, most: number): Search {
  const index = useQuery({
    queryKey: ['search'],
    queryFn: ({signal}) => fetchIndex(signal),
    staleTime,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    // The visitor has a button for it.
    retry: false,
  })
  const query = useDeferredValue(text.trim())
  const found = useMemo(() => query && index.data?.find(query, most), [index.data, query, most])
  const status = !query ? 'idle' : found ? 'ready' : index.isError && !index.isFetching ? 'failed' : 'loading'
  useUnfound(status === 'ready' && found && found.total === 0 && `?${query}`, typingPause)
  return {hits: [], total: 0, ...(found || {}), status, query, retry: () => void index.refetch()}
}

/** Rejects if the site has no valid index. */
async function fetchIndex(signal: AbortSignal) {
  const [{createSearchIndex}, response] = await Promise.all([
    import('./search-index.ts'),
    fetch('/_content/_search.json', {signal}),
  ])
  if (!response.ok) throw new Error(`The site has no _search.json: ${response.status}`)
  const {pages, synonyms}: {pages: SearchPage[]; synonyms?: string[]} = await response.json()
  return createSearchIndex(pages, synonyms)
}
