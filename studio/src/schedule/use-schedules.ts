import {useLiveQuery} from '../ui/use-live-query.ts'
import type {Schedule} from './schedule-document.ts'

/** Returns all schedules, or undefined until they are loaded. A form also works without them. */
export function useSchedules(): readonly Schedule[] | undefined {
  const {data, hasFailed} = useLiveQuery<Schedule[]>(
    '*[_type == "schedule" && defined(documentId)]',
    {},
    {perspective: 'raw', tag: 'schedules'},
  )
  return data ?? (hasFailed ? [] : undefined)
}
