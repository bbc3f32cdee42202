import type {Schedule} from '../documents/schedule-document.ts'

export interface Plan {
  /** Schedules to run now, in this order. */
  due: Schedule[]
  /** Schedules to skip, because a later one of the same document is due too. */
  superseded: Schedule[]
  /** Schedules that can never run, because something wrote them without a time, an action or a document. */
  malformed: Schedule[]
  /** Time of the next schedule in epoch milliseconds; undefined if there is none. */
  next: number | undefined
}

/** Returns what to do with the waiting schedules at `now` (epoch milliseconds). */
export function planAt(schedules: readonly Schedule[], now: number): Plan {
  const malformed = schedules.filter((schedule) => schedule.state === 'waiting' && !canRun(schedule))
  const waiting = schedules
    .filter((schedule) => schedule.state === 'waiting' && canRun(schedule))
    .sort(byTime)
  const due = waiting.filter(({at}) => Date.parse(at) <= now)
  const superseded = due.filter(({documentId}, at) =>
    due.slice(at + 1).some((later) => later.documentId === documentId),
  )
  const later = waiting.find((schedule) => !due.includes(schedule))
  return {
    due: due.filter((schedule) => !superseded.includes(schedule)),
    superseded,
    malformed,
    next: later && Date.parse(later.at),
  }
}

/** Sorts by time; at the same time, publishes run before take-downs. */
function byTime(a: Schedule, b: Schedule): number {
  return Date.parse(a.at) - Date.parse(b.at) || a.action.localeCompare(b.action)
}

/** A stored schedule is JSON that any program may have written. */
function canRun({at, action, documentId}: Schedule): boolean {
  return (
    !Number.isNaN(Date.parse(at)) &&
    (action === 'publish' || action === 'takeDown') &&
    typeof documentId === 'string' &&
    documentId !== ''
  )
}
