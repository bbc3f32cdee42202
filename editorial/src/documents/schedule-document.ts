export type ScheduledAction = 'publish' | 'takeDown'
/** `skipped` if there was nothing left to do at its time. */
export type ScheduleState = 'waiting' | 'done' | 'skipped' | 'failed'

/** One action on one document at one time. Its id has a dot because hosted Sanity hides such documents from visitors. */
export interface Schedule {
  _id: string
  _rev: string
  _type: 'schedule'
  /** The published id of the document. */
  documentId: string
  documentType: string
  /** Title of the document when it was scheduled, in case it is deleted. */
  title: string
  action: ScheduledAction
  /** ISO 8601, UTC. */
  at: string
  /** Name of the editor. */
  scheduledBy?: string
  state: ScheduleState
  /** ISO time at which it ran or failed. */
  settledAt?: string
  /** Why it failed or was late. */
  note?: string
}

export const actionLabels: Record<ScheduledAction, {verb: string; past: string}> = {
  publish: {verb: 'Publish', past: 'Published'},
  takeDown: {verb: 'Take down', past: 'Taken down'},
}

/** Returns the id of a schedule. A document has at most one for each action. */
export function scheduleId(documentId: string, action: ScheduledAction): string {
  return `schedule.${action}.${documentId}`
}
