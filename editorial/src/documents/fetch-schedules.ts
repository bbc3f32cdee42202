import type {SanityClient} from '@sanity/client'
import {type Schedule, type ScheduledAction, scheduleId} from './schedule-document.ts'

export function fetchSchedules(client: SanityClient, ids: readonly string[]): Promise<Schedule[]> {
  const query = '*[_type == "schedule" && documentId in $ids]'
  return client.fetch(query, {ids}, {perspective: 'raw', useCdn: false, tag: 'schedule'})
}

export interface StoredTimes {
  publish?: string | undefined
  takeDown?: string | undefined
}

export const storedTimes = (schedules: readonly Schedule[], id: string): StoredTimes => ({
  publish: upcoming(schedules, id, 'publish')?.at,
  takeDown: upcoming(schedules, id, 'takeDown')?.at,
})

export const upcoming = (schedules: readonly Schedule[], id: string, action: ScheduledAction) =>
  schedules.find(({_id, state}) => state === 'waiting' && _id === scheduleId(id, action))
