import {type ClockTime, momentOf} from '@upline/domain/dates/zoned-time.ts'
import {parseClock} from './browser-time.ts'

/** Times that an editor entered; empty strings for none. */
interface EnteredTimes {
  publish: ClockTime
  takeDown: ClockTime
}

/** State of the scheduled document. */
export interface Situation {
  timeZone: string
  /** Epoch milliseconds. */
  now: number
  hasDraft: boolean
  isPublished: boolean
  /** Errors of the draft, as the form shows them. */
  draftErrors: readonly string[]
  isHome: boolean
}

export interface CheckedTimes {
  /** Epoch milliseconds, or undefined without a time or with a problem. */
  publish?: number
  takeDown?: number
  /** Problems that prevent saving. */
  problems: {publish?: string; takeDown?: string}
}

/** Parses and validates the times. */
export function checkTimes(entered: EnteredTimes, situation: Situation): CheckedTimes {
  const publish = readTime(entered.publish, situation)
  const takeDown = readTime(entered.takeDown, situation)
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

function readTime({date, time}: ClockTime, {timeZone, now}: Situation): {moment?: number; problem?: string} {
  if (!date && !time) return {}
  if (!date) return {problem: 'Choose a date, or clear the time.'}
  if (!time) return {problem: 'Choose a time, or clear the date.'}
  const clock = parseClock(time)
  if (!clock) return {problem: 'Enter a time such as 2:05 PM or 14:05.'}
  const moment = momentOf(timeZone, {date, time: clock})
  if (moment === undefined) {
    return {problem: 'That time doesn’t exist that day (daylight saving time starts). Choose another time.'}
  }
  if (moment <= now) return {problem: 'This is in the past. Choose a later time.'}
  if (moment > now + tenYears) return {problem: 'This is more than ten years away. Check the year.'}
  return {moment}
}

const tenYears = 10 * 366 * 86_400_000

function publishProblem(
  publish: number,
  takeDown: number | undefined,
  {hasDraft, isPublished, draftErrors}: Situation,
): string | undefined {
  // A published document can be taken down for a while and published again.
  const pauses = isPublished && takeDown !== undefined && takeDown < publish
  if (!hasDraft && !pauses) return 'There is nothing to publish. Edit the document first.'
  if (draftErrors.length > 0) return `Fix the draft first: ${draftErrors.slice(0, 3).join(' · ')}`
  return undefined
}

function takeDownProblem(
  publish: number | undefined,
  takeDown: number,
  {isPublished, isHome}: Situation,
): string | undefined {
  if (isHome) return 'The home page can’t be taken down.'
  if (publish === takeDown)
    return 'It would be taken down and published at the same time. Choose another time.'
  if (publish !== undefined && takeDown < publish && !isPublished) {
    return 'It would be taken down before it is published. Choose a later time.'
  }
  if (publish === undefined && !isPublished) {
    return 'This isn’t published. Choose a time to publish it first.'
  }
  return undefined
}
