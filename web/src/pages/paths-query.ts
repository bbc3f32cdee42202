import {queryOptions} from '@tanstack/react-query'
import {fetchQuery} from '../content/client.ts'
import type {PathsQueryResult} from '../content/sanity.types.generated.ts'
import {fetchOrRead, fetchSiteJson} from '../content/site-json.ts'
import {pathsQuery} from './paths.groq.ts'

/** Paths and titles of all pages. */
export const pathsOptions = queryOptions({
  queryKey: ['paths'],
  queryFn: (context) =>
    fetchOrRead(fetchQuery(pathsQuery, {}, context), () =>
      fetchSiteJson<PathsQueryResult>('paths', context.signal),
    ),
  select: ({result}) => result,
})
