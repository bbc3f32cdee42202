import type {StoredTimes} from '../documents/fetch-schedules.ts'
import type {Pair} from '../documents/pairs.ts'
import {readLocalTime} from './browser-time.ts'

/** Times of `datetime-local` inputs, such as `2026-11-22T14:05` in the browser's time zone; '' for none. */
export interface EnteredTimes {
  publish: string
  takeDown: string
}

export interface Situation {
  /** Epoch milliseconds. */
  now: number
  /** The scheduled document. */
  pair: Pair
  /** ISO times of the stored schedules. */
  stored?: StoredTimes
  /** Errors of the draft, as the form shows them. */
  draftErrors: readonly string[]
}

export interface CheckedTimes {
  /** Epoch milliseconds; undefined without a time. */
  publish?: number | undefined
  takeDown?: number | undefined
  /** Problems that prevent saving. */
  problems: {publish?: string | undefined; takeDown?: string | undefined}
}

const tenYears = 10 * 366 * 86_400_000

/** Parses and validates the times. */
export function checkTimes(entered: EnteredTimes, situation: Situation): CheckedTimes {
  const {stored} = situation
  const publish = readLocalTime(entered.publish, stored?.publish)
  const takeDown = readLocalTime(entered.takeDown, stored?.takeDown)
  return {
    publish,
    takeDown,
    problems: {
      ...(entered.publish && {
        publish: timeProblem(publish, situation) ?? publishProblem(publish, takeDown, situation),
      }),
      ...(entered.takeDown && {
        takeDown: timeProblem(takeDown, situation) ?? takeDownProblem(publish, takeDown, situation),
      }),
    },
  }
}

function timeProblem(time: number | undefined, {now}: Situation): string | undefined {
  if (time === undefined) return 'The clocks go forward then and skip this time. Choose another time.'
  if (time <= now) return 'This is in the past. Choose a later time.'
  if (time > now + tenYears) return 'This is more than ten years away. Check the year.'
  return undefined
}

function publishProblem(
  publish: number | undefined,
  takeDown: number | undefined,
  {pair: {draft, published}, draftErrors}: Situation,
): string | undefined {
  // A published document can be taken down for a while and published again.
  const pauses = published && takeDown !== undefined && publish !== undefined && takeDown < publish
  if (!draft && !pauses) return 'There is nothing to publish. Edit the document first.'
  if (draftErrors.length > 0) return `Fix the draft first: ${draftErrors.slice(0, 3).join(' · ')}`
  return undefined
}

function takeDownProblem(
  publish: number | undefined,
  takeDown: number | undefined,
  {pair}: Situation,
): string | undefined {
  const isPublished = pair.published !== undefined
  const document = pair.published ?? pair.draft
  if (document?._type === 'page' && document.path === '/') return 'The home page can’t be taken down.'
  if (publish === takeDown)
    return 'It would be taken down and published at the same time. Choose another time.'
  if (publish !== undefined && takeDown !== undefined && takeDown < publish && !isPublished) {
    return 'It would be taken down before it is published. Choose a later time.'
  }
  if (publish === undefined && !isPublished) {
    return 'This isn’t published. Choose a time to publish it first.'
  }
  return undefined
}
