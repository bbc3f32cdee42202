import type {Schedule} from '../documents/schedule-document.ts'

export interface Plan {
  /** Schedules to run now, in this order. */
  due: Schedule[]
  /** Schedules to skip, because a later one of the same document is due too. */
  superseded: Schedule[]
  /** Time of the next schedule in epoch milliseconds; undefined if there is none. */
  next: number | undefined
}

/** Returns what to do with the waiting schedules at `now` (epoch milliseconds). */
export function planAt(schedules: readonly Schedule[], now: number): Plan {
  const waiting = schedules.filter(({state}) => state === 'waiting').sort(byTime)
  const due = waiting.filter(({at}) => Date.parse(at) <= now)
  const superseded = due.filter(({documentId}, at) =>
    due.slice(at + 1).some((later) => later.documentId === documentId),
  )
  const later = waiting.find((schedule) => !due.includes(schedule))
  return {
    due: due.filter((schedule) => !superseded.includes(schedule)),
    superseded,
    next: later && Date.parse(later.at),
  }
}

/** Sorts by time; at the same time, publishes run before take-downs. */
function byTime(a: Schedule, b: Schedule): number {
  return Date.parse(a.at) - Date.parse(b.at) || a.action.localeCompare(b.action)
}
