import {getPublishedId} from '@sanity/client/csm'
import {type StoredDocument, titleOf} from '@upline/domain/content/stored-document.ts'
import {siteDate} from '@upline/domain/dates/site-date.ts'
import {actionLabels, type Schedule} from '@upline/editorial/documents/schedule-document.ts'
import {localTime} from '@upline/editorial/schedules/browser-time.ts'
import {resolveTokens} from '../../ui/fact-values.ts'
import {useLiveQuery} from '../../ui/use-live-query.ts'

/** What happens on a date, with the Studio's intent that opens it. */
export interface CalendarEntry {
  key: string
  /** YYYY-MM-DD */
  date: string
  /** `Publish`, `Published`, `Run`, `Begins`. */
  label: string
  title: string
  intent: {name: 'edit' | 'release'; params: Record<string, string>}
}

export interface ScheduledRelease {
  _id: string
  name: string
  title: string | null
  /** ISO 8601 */
  at: string
}

const releasesQuery =
  '*[_type == "system.release" && state == "scheduled"] | order(publishAt asc){_id, name, "title": metadata.title, "at": publishAt}'
const versionsQuery = '*[effectiveFrom > $today && !(_id in path("versions.**"))] | order(effectiveFrom asc)'

/** Returns the scheduled releases and the versions that begin later, with drafts instead of their published documents. */
export function useComing(): {releases: readonly ScheduledRelease[]; versions: readonly StoredDocument[]} {
  const {data: releases = []} = useLiveQuery<ScheduledRelease[]>(
    releasesQuery,
    {},
    {perspective: 'raw', tag: 'schedules'},
  )
  const {data: versions = []} = useLiveQuery<StoredDocument[]>(
    versionsQuery,
    {today: siteDate()},
    {perspective: 'raw', tag: 'schedules'},
  )
  const latest = versions.filter(
    ({_id}) => _id !== getPublishedId(_id) || !versions.some((other) => other._id === `drafts.${_id}`),
  )
  return {releases, versions: latest}
}

/** Returns everything that changes the site on a known date, in order. */
export function calendarEntries(
  schedules: readonly Schedule[],
  {releases, versions}: ReturnType<typeof useComing>,
): CalendarEntry[] {
  const entries: CalendarEntry[] = [
    ...schedules
      .filter(({state}) => state !== 'failed')
      .map(({_id, at, action, state, title, documentId, documentType}) => ({
        key: _id,
        date: localTime(at).slice(0, 10),
        label: actionLabels[action][state === 'done' ? 'past' : 'verb'],
        title: resolveTokens(title),
        intent: {name: 'edit', params: {id: documentId, type: documentType}} as const,
      })),
    ...releases.map(({_id, name, title, at}) => ({
      key: _id,
      date: localTime(at).slice(0, 10),
      label: 'Run release',
      title: title ?? 'Untitled release',
      intent: {name: 'release', params: {id: name}} as const,
    })),
    ...versions.map((version) => ({
      key: version._id,
      date: String(version.effectiveFrom),
      label: version._id === getPublishedId(version._id) ? 'Begins:' : 'Begins if published:',
      title: resolveTokens(titleOf(version) ?? 'Untitled'),
      intent: {name: 'edit', params: {id: getPublishedId(version._id), type: version._type}} as const,
    })),
  ]
  return entries.sort((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)))
}
