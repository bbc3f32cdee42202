import type {QueryClient} from '@tanstack/react-query'

/** Removes queries that failed without ever having data; react-query would throw their error again. */
export function forgetFailedQueries(client: QueryClient): void {
  client.removeQueries({predicate: ({state}) => state.status === 'error' && state.data === undefined})
}
