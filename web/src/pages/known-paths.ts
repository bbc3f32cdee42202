import {queryOptions} from '@tanstack/react-query'
import {fetchQuery} from '../content/client.ts'
import type {PathsQueryResult} from '../content/sanity.types.generated.ts'
import {lastLiveEventId, untilToldOtherwise} from './freshness.ts'
import {pathsQuery} from './page.groq.ts'

export type KnownPath = Pick<PathsQueryResult[number], 'path' | 'title' | 'noIndex'>

/** Paths and titles of all pages, for the suggestions of the 404 page. */
export const pathsOptions = queryOptions<KnownPath[]>({
  queryKey: ['paths'],
  queryFn: ({signal}) =>
    fetchQuery<PathsQueryResult>(pathsQuery, {}, {lastLiveEventId: lastLiveEventId(), signal}),
  ...untilToldOtherwise,
})
