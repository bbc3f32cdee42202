import type {ScheduledAction} from '@upline/editorial/documents/schedule-document.ts'
import {
  type PlannedOperation,
  type Preparing,
  type Progress,
  preparePublish,
  prepareRemoval,
} from '@upline/editorial/tables/prepare.ts'

export interface Requested {
  kind: keyof typeof operations
  /** Published ids. */
  ids: readonly string[]
  /** Type of all documents; needed to set a field. */
  type?: string | undefined
}

/** Checks an operation and returns what it writes. */
export type Prepare = (checking: Preparing, onProgress: Progress) => Promise<PlannedOperation>

export interface Operation {
  verb: string
  past: string
  /** Describes why one document, or several, don't change. */
  unchanged: readonly [one: string, several: string]
  /** Its effect for visitors; the other operations change only drafts and schedules. */
  action?: ScheduledAction
  /** Left out where the editor has to choose a field or times first. */
  prepare?: (ids: readonly string[]) => Prepare
}

export const operations = {
  publish: {
    verb: 'Publish',
    past: 'published',
    unchanged: ['has nothing to publish', 'have nothing to publish'],
    action: 'publish',
    prepare: (ids) => (checking, onProgress) => preparePublish(ids, checking, onProgress),
  },
  schedule: {verb: 'Schedule', past: 'scheduled', unchanged: ['needs no change', 'need no change']},
  unpublish: {
    verb: 'Unpublish',
    past: 'unpublished',
    unchanged: ['isn’t published', 'aren’t published'],
    action: 'takeDown',
    prepare: (ids) => (checking) => prepareRemoval('unpublish', ids, checking),
  },
  delete: {
    verb: 'Delete',
    past: 'deleted',
    unchanged: ['is already deleted', 'are already deleted'],
    action: 'takeDown',
    prepare: (ids) => (checking) => prepareRemoval('delete', ids, checking),
  },
  next: {verb: 'Make next versions of', past: 'given a next version', unchanged: ['', '']},
  set: {verb: 'Change', past: 'changed', unchanged: ['already has this value', 'already have this value']},
} satisfies Record<string, Operation>
