import {queryOptions} from '@tanstack/react-query'
import {fetchQuery} from '../content/client.ts'
import {pathsQuery} from './paths.groq.ts'

/** Paths and titles of all pages. */
export const pathsOptions = queryOptions({
  queryKey: ['paths'],
  queryFn: ({signal}) => fetchQuery(pathsQuery, {}, signal),
  select: ({result}) => result,
})
