import {
  QueryClient,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query'

/**
 * Caches the data that our own tools of the Studio fetch. It retries, shares requests of the same key, and does not poll in hidden tabs.
 * A local lake also answers without a network.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {networkMode: 'always', retry: 2, staleTime: 0, gcTime: 60_000, refetchOnWindowFocus: false},
  },
})

/** Reads data once, and again when its key changes. */
export const useData = <Data>(options: UseQueryOptions<Data, Error, Data, QueryKey>): UseQueryResult<Data> =>
  useQuery(options, queryClient)

/** Resolves after the milliseconds; rejects if the query is canceled, as at each change while an editor types. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}
