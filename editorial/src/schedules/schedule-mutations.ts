import type {Mutation} from '@sanity/client'
import {titleOf} from '@upline/domain/content/stored-document.ts'
import {assertRevision} from '../changes/mutations.ts'
import {latestOf, type Pair} from '../documents/pairs.ts'
import {type Schedule, type ScheduledAction, scheduleId} from '../documents/schedule-document.ts'

export interface Wanted {
  scheduledBy?: string | undefined
  /** Epoch milliseconds; undefined if there is none. */
  publish?: number | undefined
  takeDown?: number | undefined
}

/** Returns the mutations that change the stored schedules of a document; they fail if someone else changed a schedule since. */
export function scheduleMutations(pair: Pair, wanted: Wanted, stored: readonly Schedule[]): Mutation[] {
  const {scheduledBy} = wanted
  const latest = latestOf(pair)
  const title = (latest && titleOf(latest)) ?? 'Untitled'
  const actions: ScheduledAction[] = ['publish', 'takeDown']
  return actions.flatMap((action): Mutation[] => {
    const existing = stored.find(({_id}) => _id === scheduleId(pair.id, action))
    const moment = wanted[action]
    if (moment === undefined) return existing?.state === 'waiting' ? removalMutations(existing) : []
    const at = new Date(moment).toISOString()
    if (existing?.state === 'waiting' && existing.at === at) return []
    const fields = {
      documentId: pair.id,
      documentType: latest?._type,
      title,
      action,
      at,
      scheduledBy,
      state: 'waiting',
    }
    const _id = scheduleId(pair.id, action)
    return existing
      ? [{patch: {id: _id, ifRevisionID: existing._rev, set: fields, unset: ['settledAt', 'note']}}]
      : [{create: {_id, _type: 'schedule', ...fields}}]
  })
}

/** Removes a schedule. */
export function removalMutations({_id, _type, _rev}: Schedule): Mutation[] {
  return [assertRevision({_id, _type, _rev}), {delete: {id: _id}}]
}
