import {isDraft} from '@upline/schemas/health/stored-document.ts'
export type ScheduledAction = 'publish' | 'takeDown'
export type ScheduleState = 'waiting' | 'done' | 'failed'

/**
 * One thing to be done to one document at one time. Its id has a dot: hosted Sanity shows such documents to those only who have
 * signed in, so what is planned is not public.
 */
export interface Schedule {
  _id: string
  _rev: string
  _type: 'schedule'
  /** The published id of the document. */
  documentId: string
  documentType: string
  /** The title of the document when it was scheduled, for when it is gone. */
  title: string
  action: ScheduledAction
  /** ISO 8601, UTC. */
  at: string
  /** In which the time was chosen, such as `America/Chicago`. */
  timeZone: string
  state: ScheduleState
  /** ISO time at which it was done, or failed. */
  settledAt?: string
  /** What there is to say about it: why it failed, or that it was late. */
  note?: string
}

export const scheduleType = 'schedule'

export const actionWords: Record<ScheduledAction, {verb: string; past: string}> = {
  publish: {verb: 'Publish', past: 'Published'},
  takeDown: {verb: 'Take down', past: 'Taken down'},
}

/** One document has at most one schedule of each kind, so two editors cannot both schedule its publish. */
export function scheduleId(documentId: string, action: ScheduledAction): string {
  return `schedule.${action}.${documentId}`
}

/** What is wrong with a stored schedule, which anything may have written; undefined where it can be carried out. */
export function scheduleProblem(schedule: Partial<Record<keyof Schedule, unknown>>): string | undefined {
  const {documentId, action, at} = schedule
  if (typeof documentId !== 'string' || documentId === '' || isDraft(documentId)) {
    return 'This schedule does not say for which document it is. Remove it and schedule the document again.'
  }
  if (action !== 'publish' && action !== 'takeDown') {
    return 'This schedule does not say what to do. Remove it and schedule the document again.'
  }
  if (typeof at !== 'string' || Number.isNaN(Date.parse(at))) {
    return 'This schedule has no time. Remove it and schedule the document again.'
  }
  return undefined
}
