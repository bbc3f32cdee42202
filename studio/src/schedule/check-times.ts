import {type ClockTime, momentOf} from './zoned-time.ts'

/** What was typed for one time; empty texts where there is to be none. */
export type TypedTime = ClockTime

interface TypedTimes {
  publish: TypedTime
  takeDown: TypedTime
}

/** What is known of the document that is scheduled. */
export interface Situation {
  timeZone: string
  /** ms since 1970 */
  now: number
  hasDraft: boolean
  isPublished: boolean
  /** Errors of the draft, as the form shows them. */
  draftErrors: readonly string[]
  isHome: boolean
}

export interface CheckedTimes {
  /** ms since 1970; undefined where there is to be none, or a problem. */
  publish?: number
  takeDown?: number
  /** In words for an editor; nothing is saved while there are any. */
  problems: {publish?: string; takeDown?: string}
}

/** The moments that were chosen, or what is wrong with them. */
export function checkTimes(typed: TypedTimes, situation: Situation): CheckedTimes {
  const publish = readTime(typed.publish, situation)
  const takeDown = readTime(typed.takeDown, situation)
  const problems = {
    ...definedAs(
      'publish',
      publish.problem ?? (publish.moment && publishProblem(publish.moment, takeDown.moment, situation)),
    ),
    ...definedAs(
      'takeDown',
      takeDown.problem ?? (takeDown.moment && takeDownProblem(publish.moment, takeDown.moment, situation)),
    ),
  }
  return {
    problems,
    ...(publish.moment !== undefined && {publish: publish.moment}),
    ...(takeDown.moment !== undefined && {takeDown: takeDown.moment}),
  }
}

function definedAs(name: string, problem: string | number | undefined): Record<string, string> {
  return typeof problem === 'string' ? {[name]: problem} : {}
}

function readTime({date, time}: TypedTime, {timeZone, now}: Situation): {moment?: number; problem?: string} {
  if (!date && !time) return {}
  if (!date) return {problem: 'Choose a date too, or clear the time.'}
  if (!time) return {problem: 'Choose a time too, or clear the date.'}
  const moment = momentOf({date, time: time.length === 5 ? `${time}:00` : time}, timeZone)
  if (moment === undefined) {
    return {problem: 'There is no such time on that day: clocks are put forward. Choose another time.'}
  }
  if (moment <= now) return {problem: 'This is in the past. Choose a time that is still to come.'}
  if (moment > now + tenYears) return {problem: 'This is more than ten years away. Check the year.'}
  return {moment}
}

const tenYears = 10 * 366 * 86_400_000

function publishProblem(
  publish: number,
  takeDown: number | undefined,
  {hasDraft, isPublished, draftErrors}: Situation,
): string | undefined {
  // What is taken down is a draft from then on: a document can rest for a while.
  const rests = isPublished && takeDown !== undefined && takeDown < publish
  if (!hasDraft && !rests)
    return 'There is nothing to publish: everything is published already. Edit it first.'
  if (draftErrors.length > 0) return `Mend the draft first: ${draftErrors.slice(0, 3).join(' · ')}`
  return undefined
}

function takeDownProblem(
  publish: number | undefined,
  takeDown: number,
  {isPublished, isHome}: Situation,
): string | undefined {
  if (isHome) return 'This is the home page: it cannot be taken down.'
  if (publish === takeDown) return 'It would be taken down as it is published. Choose another time.'
  if (publish !== undefined && takeDown < publish && !isPublished) {
    return 'It would be taken down before it is published. Choose a later time.'
  }
  if (publish === undefined && !isPublished) {
    return 'It is not published. Choose a time at which it is published first.'
  }
  return undefined
}
