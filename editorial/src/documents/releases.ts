import type {SanityClient} from '@sanity/client'
import type {StoredDocument} from '@upline/domain/content/stored-document.ts'
import {lakeErrorKind} from './lake-error.ts'
import type {Schedule} from './schedule-document.ts'

export function fetchVersions(client: SanityClient, release: string): Promise<StoredDocument[]> {
  const path = `versions.${release}.**`
  const options = {perspective: 'raw', useCdn: false, tag: 'release'} as const
  return client.fetch('*[_id in path($path)]', {path}, options)
}

export interface ScheduledRelease {
  name: string
  title: string
  /** ISO 8601 */
  at: string
}

/** Returns the id of the record with the reason why a release was unscheduled. */
export const recordIdOf = (release: string): string => `schedule.release.${release}`

/** Unschedules a release, unless it ran or changed meanwhile. The record of it is a failed schedule, which the Schedule tool lists. */
export async function unschedule(
  client: SanityClient,
  {name, title, at}: ScheduledRelease,
  reason: string,
): Promise<Schedule | undefined> {
  try {
    await client.action({actionType: 'sanity.action.release.unschedule', releaseId: name}, {tag: 'release'})
  } catch (error) {
    if (lakeErrorKind(error) === 'changed') return undefined
    throw error
  }
  const record: Omit<Schedule, '_rev'> = {
    _id: recordIdOf(name),
    _type: 'schedule',
    documentId: `_.releases.${name}`,
    documentType: 'system.release',
    title,
    action: 'publish',
    at,
    state: 'failed',
    settledAt: new Date().toISOString(),
    note: `Unscheduled, because ${reason}`,
  }
  return client.createOrReplace(record, {tag: 'schedule'})
}
