import type {Schedule} from '@upline/editorial/documents/schedule-document.ts'
import {useLiveQuery} from '../../ui/use-live-query.ts'

/** Reads texts as texts, because any program may have written them. */
const schedulesQuery = `*[
  _type == "schedule" && defined(string(documentId)) && action in ["publish", "takeDown"]
]{
  ...,
  "at": coalesce(string(at), ""),
  "title": coalesce(string(title), documentId),
  "documentType": coalesce(string(documentType), ""),
  "scheduledBy": string(scheduledBy),
  "note": select(
    state == "waiting" && !defined(*[_id in [^.documentId, "drafts." + ^.documentId]][0])
      => "This was deleted. Cancel the schedule, or restore the document.",
    string(note)
  )
}`

/** Returns all schedules, or undefined until they are loaded. A form also works without them. */
export function useSchedules(): readonly Schedule[] | undefined {
  const {data, hasFailed} = useLiveQuery<Schedule[]>(
    schedulesQuery,
    {},
    {perspective: 'raw', tag: 'schedules'},
  )
  return data ?? (hasFailed ? [] : undefined)
}
