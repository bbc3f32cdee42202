import {isDay} from '@upline/domain/periods/period.ts'
import {textOf} from '@upline/schemas/health/stored-document.ts'
import {today as dayOf} from '@upline/schemas/validation/dates.ts'

/** What an editor fills in before a publish. */
export interface Checklist {
  /** Under which compliance keeps its approval. */
  reference: string
  reviewedBy: string
  /** YYYY-MM-DD */
  reviewedOn: string
}

/**
 * That one content of one document was reviewed: a document of its own, never changed. Its id is made from both, so an edit has no
 * review, and an edit taken back has the one it had. The id has a dot: hosted Sanity shows it to those only who have signed in.
 */
export interface Review extends Checklist {
  _id: string
  _type: 'review'
  /** The published id of the document. */
  documentId: string
  documentType: string
  title: string
  /** Who filled in the checklist, as the Studio names them. */
  recordedBy: string
  /** ISO 8601, UTC. */
  recordedAt: string
  /** What was published before, against what was reviewed; one line for each change. */
  changes: string[]
}

export const reviewType = 'review'

/** A review as it is stored, which anything may have written. */
export type StoredReview = {_id: string} & Partial<Record<keyof Review, unknown>>

/** The review; what is no text is empty. */
export function readReview(stored: StoredReview): Review {
  const text = (name: keyof Review) => textOf(stored[name]) ?? ''
  return {
    _id: stored._id,
    _type: 'review',
    documentId: text('documentId'),
    documentType: text('documentType'),
    title: text('title'),
    reference: text('reference'),
    reviewedBy: text('reviewedBy'),
    reviewedOn: text('reviewedOn'),
    recordedBy: text('recordedBy'),
    recordedAt: text('recordedAt'),
    changes: Array.isArray(stored.changes) ? stored.changes.filter((line) => typeof line === 'string') : [],
  }
}

export const reviewId = (fingerprint: string): string => `review.${fingerprint}`

export type ChecklistProblems = Partial<Record<keyof Checklist, string>>

/** What a checklist lacks, in words; `changedAt`: the time (ISO 8601) of the last change of what is reviewed. */
export function checklistProblems(
  {reference, reviewedBy, reviewedOn}: Partial<Record<keyof Checklist, unknown>>,
  {today, changedAt}: {today: string; changedAt: string | undefined},
): ChecklistProblems {
  const problems: ChecklistProblems = {}
  if (!hasLetters(reference, 1)) {
    problems.reference = 'Give the reference under which compliance keeps its approval.'
  }
  if (!hasLetters(reviewedBy, 2)) problems.reviewedBy = 'Name who reviewed it.'
  const date = dateProblem(reviewedOn, today, changedAt)
  if (date) problems.reviewedOn = date
  return problems
}

/** `compliance reference, date`: what of a stored review is incomplete; empty where nothing is. */
export function lackingIn(review: Partial<Record<keyof Checklist, unknown>>): string {
  // When it was recorded its date was held against the calendar.
  const problems = checklistProblems(review, {today: '9999-12-31', changedAt: undefined})
  return (Object.keys(problems) as (keyof Checklist)[]).map((name) => checklistTitles[name]).join(', ')
}

const checklistTitles: Record<keyof Checklist, string> = {
  reference: 'compliance reference',
  reviewedBy: 'reviewed by',
  reviewedOn: 'date',
}

function dateProblem(day: unknown, today: string, changedAt: string | undefined): string | undefined {
  if (!isDay(day)) return 'Give the day of the review.'
  if (day > today) return 'This day is still to come. Give the day on which it was reviewed.'
  const changed =
    changedAt === undefined || Number.isNaN(Date.parse(changedAt)) ? '' : dayOf(new Date(changedAt))
  return day < changed
    ? `The text was last changed on ${changed}: a review before that day is not one of this text.`
    : undefined
}

function hasLetters(text: unknown, least: number): boolean {
  return typeof text === 'string' && (text.match(/[\p{L}\p{N}]/gu) ?? []).length >= least
}
