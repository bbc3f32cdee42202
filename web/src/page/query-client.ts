import {type Query, QueryCache, QueryClient} from '@tanstack/react-query'
import {isAnswer} from '../content/content-query.ts'
import {env} from '../lib/env.ts'
import {type PageState, pageOptions, siteOptions} from './queries.ts'

// In milliseconds. A copy on the site may be older than the content by one deployment.
const maxCopyAge = 60_000

/** Creates the site's query client, with the data of the prerendered page at `path`, which is as old as its HTML. */
export function createQueryClient(path = '', state?: PageState): QueryClient {
  /** How long data stays fresh: answers of the CMS until a live event, copies until they are a minute old or a publish is newer. */
  const staleTime = ({state: {data}}: Query): number => {
    if (!env.sanity.asksCms || !isCopy(data)) return Number.POSITIVE_INFINITY
    return data.renderedAt < (client.getQueryData<number>(lastPublish) ?? 0) ? 0 : maxCopyAge
  }
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      // A copy is as old as its rendering, not as its arrival: useSuspenseQuery treats data as fresh for its first second.
      onSuccess: (data, {queryKey}) => {
        if (isCopy(data)) client.setQueryData(queryKey, data, {updatedAt: data.renderedAt})
      },
    }),
    // Without a network, react-query would wait; a visitor gets a message and can try again.
    defaultOptions: {queries: {staleTime, retry: false, networkMode: 'always'}},
  })
  if (state) {
    const {renderedAt, site, page} = state
    client.setQueryData(siteOptions.queryKey, {...site, renderedAt}, {updatedAt: renderedAt})
    client.setQueryData(pageOptions(path).queryKey, {...page, renderedAt}, {updatedAt: renderedAt})
  }
  return client
}

const lastPublish = ['lastPublish']

/** Records a publish, because earlier copies may be older than the content. */
export const hearOfPublish = (client: QueryClient): void => void client.setQueryData(lastPublish, Date.now())

const isCopy = (data: unknown): data is {renderedAt: number} =>
  isAnswer(data) && data.renderedAt !== undefined

/** Removes queries that failed without ever having data; react-query would throw their error again. */
export function forgetFailedQueries(client: QueryClient): void {
  client.removeQueries({predicate: ({state}) => state.status === 'error' && state.data === undefined})
}
