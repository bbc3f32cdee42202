import {type Schedule, scheduleProblem} from './schedule-document.ts'

export interface Plan {
  /** To be carried out now, in this order. */
  due: Schedule[]
  /** Publishes whose take-down is due as well: the document would be shown for a moment only. */
  superseded: Schedule[]
  /** Cannot be read, each with why. */
  unreadable: {schedule: Schedule; problem: string}[]
  /** When to look again, in ms since 1970; undefined where nothing waits. */
  next: number | undefined
}

/** What is to be done at `now` (ms since 1970) of the schedules that wait. */
export function planAt(schedules: readonly Schedule[], now: number): Plan {
  const waiting = schedules.filter(({state}) => state === 'waiting')
  const unreadable = waiting.flatMap((schedule) => {
    const problem = scheduleProblem(schedule)
    return problem ? [{schedule, problem}] : []
  })
  const readable = waiting.filter((schedule) => !scheduleProblem(schedule)).sort(inOrder)
  const due = readable.filter(({at}) => Date.parse(at) <= now)
  const superseded = due.filter(
    (publish) =>
      publish.action === 'publish' &&
      due.some(
        ({action, documentId, at}) =>
          action === 'takeDown' &&
          documentId === publish.documentId &&
          Date.parse(at) >= Date.parse(publish.at),
      ),
  )
  const later = readable.filter((schedule) => !due.includes(schedule))
  return {
    due: due.filter((schedule) => !superseded.includes(schedule)),
    superseded,
    unreadable,
    next: later[0] && Date.parse(later[0].at),
  }
}

/** By time; of what is due at the same time, what comes goes before what leaves. */
function inOrder(a: Schedule, b: Schedule): number {
  return Date.parse(a.at) - Date.parse(b.at) || a.action.localeCompare(b.action)
}
