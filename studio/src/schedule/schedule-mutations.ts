import type {Mutation} from '@sanity/client'
import {assertRevision} from '../transactions/mutations.ts'
import {type Schedule, type ScheduledAction, scheduleId, scheduleType} from './schedule-document.ts'

export interface Wanted {
  documentId: string
  documentType: string
  title: string
  scheduledBy?: string | undefined
  /** Epoch milliseconds; undefined if there is none. */
  publish?: number | undefined
  takeDown?: number | undefined
}

/** Returns the mutations that change the stored schedules of a document; they fail if someone else changed a schedule since. */
export function scheduleMutations(wanted: Wanted, stored: readonly Schedule[]): Mutation[] {
  const actions: ScheduledAction[] = ['publish', 'takeDown']
  return actions.flatMap((action): Mutation[] => {
    const existing = stored.find(({_id}) => _id === scheduleId(wanted.documentId, action))
    const moment = wanted[action]
    if (moment === undefined) return existing?.state === 'waiting' ? removalMutations(existing) : []
    const at = new Date(moment).toISOString()
    if (existing?.state === 'waiting' && existing.at === at) return []
    const {documentId, documentType, title, scheduledBy} = wanted
    const fields = {documentId, documentType, title, action, at, scheduledBy, state: 'waiting'}
    const _id = scheduleId(documentId, action)
    return existing
      ? [{patch: {id: _id, ifRevisionID: existing._rev, set: fields, unset: ['settledAt', 'note']}}]
      : [{create: {_id, _type: scheduleType, ...fields}}]
  })
}

/** Removes a schedule. */
export function removalMutations({_id, _type, _rev}: Schedule): Mutation[] {
  return [assertRevision({_id, _type, _rev}), {delete: {id: _id}}]
}
